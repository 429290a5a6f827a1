import { pythonEnvironment } from '../python-environment.mjs'

/** What our own training is measured beside; exact, as a figure without a version says nothing. */
const PINS = [
  'joblib==1.6.0',
  'numpy==2.3.5',
  'scikit-learn==1.9.1',
  'scipy==1.17.1',
  'threadpoolctl==3.8.0',
  'xgboost==3.2.0',
]

/** Python with scikit-learn and xgboost. @returns {Promise<string>} its interpreter */
export async function prepare() {
  return await pythonEnvironment('scikit-learn', PINS)
}
