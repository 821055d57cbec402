import compile from "icu-minify/compile";
import formatMessage from "use-intl/format-message";

type CompiledMessage = ReturnType<typeof compile>;

/** Messages as written: ICU strings, nested by key. */
export interface RawMessages {
  [key: string]: string | RawMessages;
}

/** Messages as the translator in this bundle takes them. */
export interface Messages {
  [key: string]: CompiledMessage | Messages;
}

/**
 * Whether the translator takes compiled messages. The bundles for browser and server replace the
 * full formatter with the format-only one, which cannot parse; without a bundler (Jest) it parses itself.
 */
export const MESSAGES_ARE_COMPILED = !formatMessage.raw;

/**
 * Turns every ICU string of a tree into the form that the translator takes; the tree itself where it takes strings.
 * @throws SyntaxError when a message is no valid ICU message
 */
export function compileMessages(tree: RawMessages): Messages {
  return MESSAGES_ARE_COMPILED ? compileTree(tree) : tree;
}

/** The compiler hands out objects without a prototype, which do not travel to client components. */
function plain(message: CompiledMessage): CompiledMessage {
  return typeof message === "string" ? message : JSON.parse(JSON.stringify(message));
}

/** Compiles every string of a tree, whatever the translator takes. */
export function compileTree(tree: RawMessages): Messages {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? plain(compile(value)) : compileTree(value),
    ]),
  );
}
