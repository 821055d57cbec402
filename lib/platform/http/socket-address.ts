/** The header in which the server itself notes the address of the socket. */
export const SOCKET_ADDRESS_HEADER = "x-ninefold-socket";
