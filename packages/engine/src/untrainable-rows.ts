/** No model can be learned from these rows; the message is a sentence for the person who asked for one. */
export class UntrainableRows extends Error {}
