import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../errors/app-error";
import { LOCALE_QUERY } from "../i18n/locales";
import { preferredLocale } from "./preferred-locale";
import { problemOf } from "./problem";

const REFUSED = 405;

function explanation({ url = "", headers }: IncomingMessage) {
  const locale = preferredLocale({
    query: new URLSearchParams(url.split("?")[1]).get(LOCALE_QUERY),
    cookies: headers.cookie,
    acceptLanguage: headers["accept-language"],
  });
  return problemOf(new AppError("method_not_allowed"), locale, randomUUID());
}

/** Gives the router's bare refusal of a method of our API the body that every other failure has. */
export function explainRefusedMethod(request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith("/api")) return;
  const { writeHead, end } = response;
  let body: string | undefined;
  const head = (...args: unknown[]) => {
    if (args[0] === REFUSED && body === undefined && !response.hasHeader("content-type")) {
      const problem = explanation(request);
      body = JSON.stringify(problem.body);
      for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
      response.setHeader("content-type", "application/json");
      response.setHeader("content-length", Buffer.byteLength(body));
    }
    return Reflect.apply(writeHead, response, args);
  };
  const finish = (...args: unknown[]) => {
    if (response.statusCode === REFUSED && !response.headersSent) response.writeHead(REFUSED);
    return Reflect.apply(end, response, body !== undefined && request.method !== "HEAD" ? [body] : args);
  };
  response.writeHead = head as typeof writeHead;
  response.end = finish as typeof end;
}
