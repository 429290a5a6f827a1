/** Whether a sentence asks for an answer rather than telling what a pipeline shall do. */
export function isQuestion(sentence: string): boolean {
  const text = sentence.trim().toLowerCase()
  return OPENING.test(text) || text.endsWith('?')
}

const OPENING =
  /^(?:(?:for (?:each|every|all|any)|besides|other than|apart from|aside from|except|of|among|in|on|at|during|after|before|between|since|out of) [^,]{1,60}, )?(?:(?:please|and|so|then|now|ok|okay|in|on|at|for|from|to|of|by|with|during),? )?(?:what|which|who|whom|whose|when|where|how (?:many|much|long|old|tall|high|far|fast|big|large|often)|list|find|give|return|tell|name|show|display|count|number of|the number of|(?:the )?names of|is there|are there|i (?:want|would like|need) to (?:know|see|find out))\b/

/** Whether it opens with a word that tells what to do with rows: such a sentence is no question. */
export function isOrder(sentence: string): boolean {
  return ORDER.test(sentence.trim().toLowerCase())
}

const ORDER =
  /^(?:please |then |now |and )?(?:keep|drop|remove|delete|filter|load|read|open|use|sort|order|select|rename|join|merge|combine|append|union|export|save|write|add|compute|group|pivot|unpivot|clean|fill|replace|convert|change|set|validate|check|sample|rank|number|alert|run|undo|clear|train|predict|only|without|exclude)\b/
