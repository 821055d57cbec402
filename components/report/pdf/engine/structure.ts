import PDFDocument, { type StructureElement } from "pdfkit";
import type { PdfTag } from "../tag";

/** What we read and change of a laid-out part of a page. */
export interface LayoutNode {
  readonly type: string;
  readonly props?: { readonly tag?: PdfTag; readonly fixed?: boolean; readonly [name: string]: unknown };
  readonly style?: Readonly<Record<string, unknown>>;
  readonly box?: Readonly<Record<string, unknown>>;
  readonly lines?: readonly unknown[];
  readonly children?: readonly LayoutNode[];
}

type Draw = (node: LayoutNode) => void;

const BACKGROUND = /^background/;
const BORDER_WIDTH = /^border\w*Width$/;

/** A writer whose links stand in the structure, at the element that is being written. */
export class TaggedWriter extends PDFDocument {
  current: StructureElement | null = null;

  override goTo(x: number, y: number, width: number, height: number, name: string): this {
    return super.goTo(x, y, width, height, name, this.current ? { structParent: this.current } : {});
  }
}

const isDecorated = ({ style = {}, box = {} }: LayoutNode) =>
  Boolean(style.backgroundColor) || Object.entries(box).some(([name, value]) => BORDER_WIDTH.test(name) && value);

const without = (record: Readonly<Record<string, unknown>> | undefined, names: RegExp) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !names.test(name)));

/** Ground and border of a part by themselves, at its place. */
const decorationOf = (node: LayoutNode): LayoutNode => ({
  ...node,
  type: "VIEW",
  props: { tag: { type: "Artifact" } },
  children: [],
});

/** What is tagged as one piece is drawn as one piece; nothing in it has a tag of its own. */
const isPiece = ({ type, props }: LayoutNode) =>
  type === "SVG" || props?.tag?.type === "Artifact" || props?.tag?.type === "Figure";

/**
 * Builds the structure of a tagged PDF while its pages are drawn: an element for each tag in the order of the tree, what
 * is drawn under it as its content, everything else as an artifact. The package draws a part's children by their
 * `forEach`, and that is where it learns of each: nothing of the package is changed.
 */
class StructureTree {
  private readonly elements = new Map<PdfTag, { readonly element: StructureElement; readonly page: number }>();
  private readonly drawn = new WeakSet<LayoutNode>();
  private parent: { readonly element: StructureElement; readonly type: string };
  private page = 0;
  /** An artifact is one piece, whatever it holds. */
  private isInArtifact = false;

  constructor(private readonly writer: TaggedWriter) {
    this.parent = { element: writer.struct("Document"), type: "Document" };
    writer.addStructure(this.parent.element);
  }

  /** A page that marks what it draws. */
  prepare(page: LayoutNode, number: number): LayoutNode {
    const ground = page.style?.backgroundColor
      ? [decorationOf({ ...page, box: { ...page.box, left: 0, top: 0 } })]
      : [];
    const style = without(page.style, BACKGROUND);
    const children = [...ground, ...(page.children ?? []).flatMap((child) => this.parts(child))];
    return { ...page, style, children: this.marking(children, number) };
  }

  /** A part as it is drawn: its decoration first, on its own, then what it says. */
  private parts(node: LayoutNode): readonly LayoutNode[] {
    if (isPiece(node)) return [node];
    const isText = node.type === "TEXT";
    const children = isText ? node.children : this.marking((node.children ?? []).flatMap((child) => this.parts(child)));
    if (!isDecorated(node)) return [{ ...node, ...(children && { children }) }];
    const plain = {
      ...node,
      style: without(node.style, BACKGROUND),
      box: without(node.box, BORDER_WIDTH),
      ...(children && { children }),
    };
    return [decorationOf(node), plain];
  }

  private marking(children: LayoutNode[], page?: number): readonly LayoutNode[] {
    const forEach = (draw: Draw) => {
      if (page !== undefined) this.page = page;
      for (const child of children) this.draw(child, draw);
    };
    return Object.assign([...children], { forEach });
  }

  /** Draws a part under its tag; the outline walks over all parts once more, and marks nothing. */
  private draw(node: LayoutNode, draw: Draw): void {
    const isEmpty = node.type === "TEXT" && !node.lines?.length;
    if (isEmpty || this.isInArtifact || this.drawn.has(node)) draw(node);
    else if (this.isArtifact(node)) this.drawArtifact(node, draw);
    else this.drawTagged(node, draw);
    this.drawn.add(node);
  }

  /** What only decorates, and the head of a table where it stands again on a further page. */
  private isArtifact({ type, props }: LayoutNode): boolean {
    const tag = props?.tag;
    if (!tag) return type === "SVG";
    const first = this.elements.get(tag)?.page ?? this.page;
    return tag.type === "Artifact" || Boolean(props?.fixed && first !== this.page);
  }

  private drawTagged(node: LayoutNode, draw: Draw): void {
    const above = this.parent;
    const tag = node.props?.tag;
    if (tag) this.parent = { element: this.elementOf(tag), type: tag.type };
    const isLink = tag?.type === "Link";
    if (isLink) this.writer.current = this.parent.element;
    if (node.type === "TEXT" || isPiece(node)) this.drawContent(node, draw);
    else draw(node);
    if (isLink) {
      this.writer.current = null;
      // An element with a link names the page that is being written when it ends.
      this.parent.element.end();
    }
    this.parent = above;
  }

  private drawArtifact(node: LayoutNode, draw: Draw): void {
    const type = node.props?.tag?.pagination ? "Pagination" : "Layout";
    this.writer.markContent("Artifact", { type });
    this.isInArtifact = true;
    draw(node);
    this.isInArtifact = false;
    this.writer.endMarkedContent();
  }

  private drawContent(node: LayoutNode, draw: Draw): void {
    const { element, type } = this.parent;
    element.add(this.writer.markStructureContent(type));
    draw(node);
    this.writer.endMarkedContent();
  }

  private elementOf(tag: PdfTag): StructureElement {
    const known = this.elements.get(tag);
    if (known) return known.element;
    const { type, alternative: alt, language: lang, scope } = tag;
    const element = this.writer.struct(type, { alt, lang, scope });
    this.parent.element.add(element);
    this.elements.set(tag, { element, page: this.page });
    return element;
  }
}

/** Laid-out pages that build their structure in the writer while they are drawn. */
export function withStructure(pages: readonly LayoutNode[], writer: TaggedWriter): readonly LayoutNode[] {
  const tree = new StructureTree(writer);
  return pages.map((page, at) => tree.prepare(page, at));
}
