/** What code in Python takes beside its own packages where it trains. */
export const SCIKIT_REQUIREMENTS: readonly string[] = [
  'scikit-learn==1.9.1',
  'joblib==1.6.0',
  'numpy==2.3.5',
  'scipy==1.17.1',
  'threadpoolctl==3.8.0',
]
