import { bank } from './bank.ts'
import { budget } from './budget.ts'
import { clinic } from './clinic.ts'
import { flights } from './flights.ts'
import { hr } from './hr.ts'
import { logistics } from './logistics.ts'
import type { NamedTable } from './made-up.ts'
import { saas } from './saas.ts'
import { school } from './school.ts'
import { sensors } from './sensors.ts'
import { shop } from './shop.ts'
import { streaming } from './streaming.ts'
import { support } from './support.ts'

/** Tables by the name of the file of queries over them. */
export const SCHEMAS: Readonly<Record<string, readonly NamedTable[]>> = {
  bank,
  budget,
  clinic,
  flights,
  hr,
  logistics,
  saas,
  school,
  sensors,
  shop,
  streaming,
  support,
}
