import type { Database } from '../database/database.ts'
import { createCountStore } from './count-store.ts'
import { createExperimentCounts, type ExperimentCounts } from './experiment-counts.ts'

export interface ExperimentServices {
  readonly experiments: ExperimentCounts
}

export const createExperimentServices = (db: Database): ExperimentServices => ({
  experiments: createExperimentCounts(createCountStore(db)),
})
