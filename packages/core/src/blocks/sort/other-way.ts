/** What a remark about the order calls the rows. */
export const IT = '(?: it| them| those| these| the rows| that| this)?'

/** "sort the other way", "reverse the order", in small letters. */
export const OTHER_WAY = new RegExp(
  `^(?:(?:sort|order|arrange|rank)${IT}(?: in)?(?: the)? (?:other way(?: round| around)?|reverse(?: order)?|opposite(?: way| order)?)|(?:reverse|flip|invert|turn around)(?: it| that| this| them| the (?:order|sort|sorting|sort order|ranking|rows))?|(?:the )?other way(?: round| around)?|(?:in )?(?:reverse|opposite)(?: order)?)$`,
)
