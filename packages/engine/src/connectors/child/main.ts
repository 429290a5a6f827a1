import { OUTSIDE_CONNECTORS } from '../registry.ts'
import { serveConnectors } from './serve-connectors.ts'

serveConnectors(OUTSIDE_CONNECTORS)
