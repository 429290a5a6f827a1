/** What a drag carries; other drags are none of the canvas's business. */
export const BLOCK_MIME = 'application/x-plainflow-block'
export const DATASET_MIME = 'application/x-plainflow-dataset'
export const TABLE_MIME = 'application/x-plainflow-table'
