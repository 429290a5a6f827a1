import { OutsideFailed, type Reach, type Written, type WriteRequest } from '../connector.ts'

export function write(_reach: Reach, _request: WriteRequest, _from: string): Promise<Written> {
  throw new OutsideFailed('not yet')
}
