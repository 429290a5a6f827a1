/** Why a mail is held: whom it is for has said no. */
export const UNWANTED = 'The recipient wants no such mails.'
