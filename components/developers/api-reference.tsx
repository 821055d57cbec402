import type { Translator } from "@/lib/platform/i18n/translator";
import "./developers.css";

/** A part of a request or an answer, as a type: what it is called, and what it holds. */
interface Described {
  readonly name: string;
  readonly text: string;
}

/** One operation of the API, ready to be drawn; all its texts are English, as in the document. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may ask: the names of sessions and tokens, with the permission that is needed; none is everybody. */
  readonly access: readonly string[];
  readonly parameters: readonly (Described & { readonly required: boolean })[];
  readonly body: string | null;
  /** What success is answered with, by status and media type. */
  readonly answers: readonly Described[];
}

export interface ApiPart {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ApiOperation[];
}

export interface ApiReferenceProps {
  readonly t: Translator;
  readonly parts: readonly ApiPart[];
  readonly schemas: readonly Described[];
}

/** Latin words keep to themselves: in a line from right to left they move neither its marks nor its order. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function Code({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="stack-tight">
      <p className="api-label">{title}</p>
      <pre dir="ltr" lang="en">
        {children}
      </pre>
    </div>
  );
}

function Operation({ t, operation }: { readonly t: Translator; readonly operation: ApiOperation }) {
  const { id, method, path, summary, access, parameters, body, answers } = operation;
  return (
    <details id={id} className="api-operation">
      <summary dir="ltr" lang="en">
        <code>
          <b>{method}</b> {path}
        </code>
        <span>{summary}</span>
      </summary>
      <div className="stack">
        <p>
          <span className="api-label">{t("developers.access")}: </span>
          {access.length === 0 ? t("developers.everybody") : <code dir="ltr">{access.join(" | ")}</code>}
        </p>
        {parameters.length > 0 && (
          <Code title={t("developers.parameters")}>
            {parameters.map(({ name, required, text }) => `${name}${required ? "" : "?"}: ${text}`).join("\n")}
          </Code>
        )}
        {body && <Code title={t("developers.body")}>{body}</Code>}
        {answers.map(({ name, text }) => (
          <Code key={name} title={`${t("developers.answer")}: ${name}`}>
            {text}
          </Code>
        ))}
      </div>
    </details>
  );
}

/** The API, drawn from its document: how to ask, then every operation, closed until it is wanted. */
export function ApiReference({ t, parts, schemas }: ApiReferenceProps) {
  return (
    <article className="api stack">
      <header className="stack">
        <h1>{t("developers.title")}</h1>
        <p className="lede">{t("developers.lede")}</p>
        <p>
          <a href="/api/openapi.json" className="link inline-flex min-h-11 items-center">
            {t("developers.document", { format: isolated("OpenAPI 3.1, JSON") })}
          </a>
        </p>
      </header>
      <section className="card card-tinted stack">
        <h2>{t("developers.howTitle")}</h2>
        <p className="prose">{t("developers.howTokens", { header: isolated("Authorization: Bearer") })}</p>
        <p className="prose">
          {t("developers.howFailures", {
            shape: isolated("Problem"),
            code: isolated("code"),
            message: isolated("message"),
          })}
        </p>
        <p className="prose">{t("developers.howWebhooks", { standard: isolated("Standard Webhooks") })}</p>
        <p className="prose text-ink-soft">{t("developers.english")}</p>
      </section>
      {parts.map(({ name, description, operations }) => (
        <section key={name} className="stack">
          <h2 dir="ltr" lang="en">
            {name}
          </h2>
          <p dir="ltr" lang="en" className="text-ink-soft">
            {description}
          </p>
          <div>
            {operations.map((operation) => (
              <Operation key={operation.id} t={t} operation={operation} />
            ))}
          </div>
        </section>
      ))}
      <section className="stack">
        <h2>{t("developers.types")}</h2>
        <div>
          {schemas.map(({ name, text }) => (
            <details key={name} id={`type-${name}`} className="api-operation">
              <summary dir="ltr" lang="en">
                <code>{name}</code>
              </summary>
              <pre dir="ltr" lang="en">
                {text}
              </pre>
            </details>
          ))}
        </div>
      </section>
    </article>
  );
}
