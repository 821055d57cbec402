import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** Somebody who registers in a test. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** A new person with an address of their own, so that tests can run side by side. */
export function somebody(firstName = "Asha", lastName = "Verma"): Person {
  return {
    firstName,
    lastName,
    email: `${randomUUID()}@example.org`,
    phone: "98765 43210",
    password: "seven blue doors",
  };
}

/** Their number as it is stored: code and digits. */
export const storedPhone = ({ phone }: Person, dialCode = "+1") => `${dialCode}${phone.replaceAll(" ", "")}`;

/** Registers by the API, for tests that are about something later; returns the user's id. */
export async function registerByApi(request: APIRequestContext, person: Person): Promise<string> {
  const response = await request.post("/api/auth/register", {
    data: {
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      phoneNumber: `+1${person.phone}`,
      password: person.password,
      submissionTime: new Date().toISOString(),
      website: "",
      company: "",
      url: "",
    },
  });
  if (response.status() !== 201) throw new Error(`registration failed: ${response.status()} ${await response.text()}`);
  return (await response.json()).user.id;
}
