/** Rows that a model learns from, or, with a model at hand, says something of. */
const COLUMNS = [
  ...Array.from({ length: 20 }, (_, at) => ({ name: `x${at}`, type: 'number' })),
  { name: 'label', type: 'integer' },
]

/** @param {string} name */
export function tableOf(name) {
  return { id: name, name, filename: `${name}.csv`, columns: COLUMNS }
}

/** Boosting as it is unless somebody sets it otherwise: 100 trees, 4 deep. */
export function trainingPipeline() {
  return {
    blocks: [
      load('learned'),
      {
        ...placed('train', 'ml_train'),
        configuration: {
          parameters: { algorithm: 'gradient_boosting' },
          mlModel: {
            type: 'xgboost',
            name: 'bench',
            targetColumn: 'label',
            target: 'class',
            featureColumns: [],
            testSplit: 0.2,
          },
        },
      },
    ],
    connections: [{ id: 'a', source: 'learned', target: 'train' }],
  }
}

export function scoringPipeline() {
  const parameters = { model: 'bench', outputColumn: 'said' }
  return {
    blocks: [
      load('scored'),
      { ...placed('predict', 'predict'), configuration: { parameters } },
      {
        ...placed('export', 'export'),
        configuration: { output: { format: 'parquet', path: 'said', compress: false } },
      },
    ],
    connections: [
      { id: 'a', source: 'scored', target: 'predict' },
      { id: 'b', source: 'predict', target: 'export' },
    ],
  }
}

/** @param {string} name */
function load(name) {
  const config = { filePath: `${name}.csv`, datasetId: name, format: 'csv' }
  return {
    ...placed(name, 'load_csv'),
    configuration: { dataSource: { type: 'file', config } },
  }
}

/** @param {string} id @param {string} type */
function placed(id, type) {
  return { id, type, label: id, position: { x: 0, y: 0 }, data: {} }
}
