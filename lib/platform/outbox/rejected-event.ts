/** The window's event for a kept request that the server refused for good; its detail is the server's sentence or null. */
export const REJECTED_EVENT = "outbox-refused";
