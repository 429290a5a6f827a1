/**
 * "load orders, total price by city": a sum by the kinds of something is a step of its own behind a comma,
 * though it has no verb. Behind another sum it is one more of the same step.
 */
export function partSums(sentence: string): string {
  return sentence.replaceAll(SUMMED_AFTER, '$1, then ')
}

const SUMMED_AFTER =
  /(\b(?:load|read|ingest|import|fetch|grab|pull|use|open|join|merge|combine|keep|drop|remove|filter|deduplicate)\b[^,;.\n]*(?:\.\w+[^,;.\n]*)?),\s+(?=(?:the )?(?:total|sum of|average|mean|median|count|number of)\b[^,;.\n]*\s(?:by|per)\s)/gi
