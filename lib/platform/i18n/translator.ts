import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import { compileMessages } from "./compile-messages";
import { type Locale, localeInfo } from "./locales";
import { namespaceMessages } from "./messages";
import { NAMESPACES } from "./namespaces";

const compiled = new Map<Locale, Messages>();

function allMessages(locale: Locale): Messages {
  const known = compiled.get(locale);
  if (known) return known;
  const { ui, ...others } = Object.fromEntries(NAMESPACES.map((name) => [name, namespaceMessages(locale, name)]));
  const messages = compileMessages({ ...ui, ...others }) as unknown as Messages;
  compiled.set(locale, messages);
  return messages;
}

const create = (locale: Locale) => createTranslator({ locale: localeInfo(locale).tag, messages: allMessages(locale) });

export type Translator = ReturnType<typeof create>;

const translators = new Map<Locale, Translator>();

/**
 * The translator over every text of a language, for whatever is written on the server. There is one for each language,
 * as it keeps the formatters that it made, and making them takes most of the time of a report.
 */
export function translator(locale: Locale): Translator {
  const made = translators.get(locale) ?? create(locale);
  translators.set(locale, made);
  return made;
}
