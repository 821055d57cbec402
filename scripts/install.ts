/**
 * Makes what a phone asks for when somebody puts the product on its start screen, into public/install/: a manifest for each
 * language, and the icon as pictures.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BRAND } from "../lib/platform/brand";
import { ACCENTS, COLORS } from "../lib/platform/design/tokens";
import { LOCALES, type LocaleInfo } from "../lib/platform/i18n/locales";
import { APPLE_ICON, INSTALL_FOLDER, manifestAddress } from "../lib/platform/install";

const SOURCE = "app/icon.svg";
/** Of an icon that a phone may cut to any shape, the middle four fifths are always seen (Web App Manifest, icon masks). */
const SAFE_PART = 0.8;

const PLAIN_SIZES = [192, 512];
const MASKABLE_SIZE = 512;
const APPLE_SIZE = 180;

const publicFile = (address: string) => join("public", address);
const iconAddress = (name: string) => `${INSTALL_FOLDER}/${name}.png`;

const icon = (size: number) => sharp(SOURCE, { density: (72 * size) / 32 }).resize(size, size);

/** The icon on a ground of its own colour that has no corners. */
async function squareIcon(size: number): Promise<Buffer> {
  const ground = ACCENTS.default.accent.light;
  const middle = await icon(Math.round(size * SAFE_PART))
    .png()
    .toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return square
    .composite([{ input: middle }])
    .png({ palette: true })
    .toBuffer();
}

async function manifest({ code, tag, dir }: LocaleInfo): Promise<string> {
  const { default: ui } = await import(`../messages/${code}/ui.json`);
  const plain = PLAIN_SIZES.map((size) => ({ src: iconAddress(`icon-${size}`), sizes: `${size}x${size}` }));
  const mask = { src: iconAddress("maskable"), sizes: `${MASKABLE_SIZE}x${MASKABLE_SIZE}`, purpose: "maskable" };
  return JSON.stringify({
    id: "/",
    name: BRAND,
    short_name: BRAND,
    description: ui.header.tagline,
    lang: tag,
    dir,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: COLORS.paper.light,
    background_color: COLORS.paper.light,
    icons: [...plain, mask].map((each) => ({ ...each, type: "image/png" })),
  });
}

/** Writes the manifests and the icons. */
export async function makeInstallFiles(): Promise<void> {
  await mkdir(publicFile(INSTALL_FOLDER), { recursive: true });
  const write = async (address: string, content: Promise<Buffer | string>) =>
    writeFile(publicFile(address), await content);
  await Promise.all([
    ...LOCALES.map((row) => write(manifestAddress(row.code), manifest(row))),
    ...PLAIN_SIZES.map((size) => write(iconAddress(`icon-${size}`), icon(size).png({ palette: true }).toBuffer())),
    write(iconAddress("maskable"), squareIcon(MASKABLE_SIZE)),
    write(APPLE_ICON, squareIcon(APPLE_SIZE)),
  ]);
}
