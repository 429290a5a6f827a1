import type { ConnectionField } from '../connector.ts'

/** Where the storage is, and who asks it. */
const WHERE: readonly ConnectionField[] = [
  {
    name: 'scheme',
    label: 'Protocol',
    widget: 'select',
    initial: 'https',
    options: [
      { value: 'https', label: 'https, certificate checked' },
      { value: 'http', label: 'http, not encrypted' },
    ],
  },
  {
    name: 'host',
    label: 'Host',
    widget: 'text',
    placeholder: 's3.eu-central-1.amazonaws.com',
    initial: '',
    isRequired: true,
    isHost: true,
    help: 'Without the bucket. Google: storage.googleapis.com; R2: <account>.r2.cloudflarestorage.com.',
  },
  { name: 'port', label: 'Port', widget: 'number', initial: 443, isRequired: true, isPort: true },
  {
    name: 'region',
    label: 'Region',
    widget: 'text',
    initial: 'us-east-1',
    help: 'As the provider calls it; "auto" for Cloudflare R2 and Google.',
  },
  {
    name: 'bucket',
    label: 'Bucket',
    widget: 'text',
    initial: '',
    help: 'Empty where all buckets that the key may list are wanted.',
  },
  {
    name: 'style',
    label: 'Addresses of buckets',
    widget: 'select',
    initial: 'path',
    options: [
      { value: 'path', label: 'host/bucket/key' },
      { value: 'virtual', label: 'bucket.host/key' },
    ],
  },
  {
    name: 'accessKey',
    label: 'Access key',
    widget: 'text',
    initial: '',
    help: 'One that may only read is the safest. Empty for buckets that are open to everybody.',
  },
  { name: 'secretKey', label: 'Secret key', widget: 'text', initial: '', isSecret: true },
  {
    name: 'sessionToken',
    label: 'Session token',
    widget: 'text',
    initial: '',
    isSecret: true,
    help: 'Only where the key is one for a limited time.',
  },
]

/** How its files are read. */
const HOW: readonly ConnectionField[] = [
  {
    name: 'authority',
    label: 'Certificate authority',
    widget: 'long-text',
    initial: '',
    help: 'In PEM form, where it is not one that everybody knows.',
  },
  {
    name: 'sample',
    label: 'Rows looked at to find columns of CSV and JSON',
    widget: 'number',
    initial: 1000,
    help: 'At most 100,000, of the first file and of the last.',
  },
  {
    name: 'asText',
    label: 'Every column of CSV and JSON as text',
    widget: 'switch',
    initial: false,
  },
  {
    name: 'timeLimit',
    label: 'Time without an answer, in seconds',
    widget: 'number',
    initial: 60,
    help: 'A request that is silent for so long is given up.',
  },
]

export const fields: readonly ConnectionField[] = [...WHERE, ...HOW]
