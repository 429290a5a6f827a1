/** In UTC, and `char` without the blanks it may be filled up with, whatever the server was set up for. */
export const READING = `SET time_zone = '+00:00', sql_mode = REPLACE(@@sql_mode, 'PAD_CHAR_TO_FULL_LENGTH', '')`

/** Strict, so that what does not fit stops the write. */
export const WRITING = `SET time_zone = '+00:00', sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,NO_AUTO_VALUE_ON_ZERO'`
