import { setPriority } from "node:os";
import type { PictureForm, SharePicture } from "@/lib/reports/domain/share-picture";
import { pictureSvg } from "./card";

// On Linux this is the worker's thread alone: whoever waits for a page goes first. Elsewhere it would be the server.
if (process.platform === "linux") setPriority(0, 4);

export interface PictureJob {
  readonly picture: SharePicture;
  readonly form: PictureForm;
}

/** Runs in a worker thread: a picture as SVG, its letters as outlines. */
export default function work({ picture, form }: PictureJob): Promise<string> {
  return pictureSvg(picture, form);
}
