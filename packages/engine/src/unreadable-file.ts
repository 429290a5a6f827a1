/** A file cannot be read as a table; the message says what is wrong, where, and what might help. */
export class UnreadableFile extends Error {}
