/** Packages of Debian 12 that R code takes where it trains. */
export const R_REQUIREMENTS = {
  gbm: 'r-cran-gbm=2.1.8.1-1',
  jsonlite: 'r-cran-jsonlite=1.8.4+dfsg-1',
  nnet: 'r-cran-nnet=7.3-18-1',
  ranger: 'r-cran-ranger=0.14.1-1',
  rpart: 'r-cran-rpart=4.1.19-1',
} as const
