/** How the server of the editor ends when it wants to be started again; sysexits calls it a temporary failure. */
export const startAnew = 75;
