/** What stands in the way of understanding, in words for the user; caught where a clause is understood. */
export class Unclear extends Error {}
