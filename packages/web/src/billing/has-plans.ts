/**
 * Whether this server has plans, prices and credits. It writes so into the page where it has none, so that
 * nothing is shown first and taken away then.
 */
export const HAS_PLANS = document.querySelector('meta[name="billing"][content="off"]') === null
