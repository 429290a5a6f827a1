/**
 * Changes with whatever makes another model of the same rows: models of an earlier one are not taken for
 * what would be trained now. The test beside it fails where that was forgotten.
 */
export const TRAINER_EDITION = 'trainer 2'
