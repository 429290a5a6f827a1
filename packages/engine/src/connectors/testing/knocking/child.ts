import { serveConnectors } from '../../child/serve-connectors.ts'
import { connector } from './connector.ts'

serveConnectors([connector])
