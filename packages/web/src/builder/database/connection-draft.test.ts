import type { ConnectionView } from '@plainflow/contract'
import { findConnector } from '@plainflow/core'
import { expect, it } from 'vitest'
import {
  draftOf,
  fillFromAddress,
  isSecretKept,
  missingIn,
  partsOf,
  usualName,
} from './connection-draft.ts'

const KEPT: ConnectionView = {
  id: 'c1',
  name: 'Shop',
  connector: 'postgresql',
  writes: ['append', 'create', 'replace', 'upsert'],
  projectId: null,
  settings: { host: 'db.example.com', port: 5433, database: 'shop', user: 'reader', tls: 'off' },
  secretsKept: ['password'],
  lastTry: null,
  known: [],
}

it('fills in the form from an address, secrets among it, and keeps the name', () => {
  const draft = fillFromAddress(
    { ...draftOf(null), name: 'Mine' },
    ' postgresql://ann:se%2Fcret@db.example.com:6543/shop?sslmode=require ',
  )
  expect(draft?.name).toBe('Mine')
  expect(partsOf(draft ?? draftOf(null))).toEqual({
    settings: {
      host: 'db.example.com',
      port: 6543,
      database: 'shop',
      user: 'ann',
      schema: 'public',
      tls: 'require',
      authority: '',
      timeLimit: 300,
    },
    secrets: { password: 'se/cret' },
  })
  expect(fillFromAddress(draftOf(null), 'see you at the pub')).toBeNull()
})

it('sends a kept connection as it is, without a secret that was not typed', () => {
  const { settings, secrets } = partsOf(draftOf(KEPT))
  expect(settings).toMatchObject(KEPT.settings)
  expect(secrets).toEqual({})
})

it('counts on a kept secret only for the host it was given for', () => {
  const draft = draftOf(KEPT)
  const password = findConnector('postgresql')?.fields.find(({ isSecret }) => isSecret)
  if (!password) throw new Error('PostgreSQL has a password')
  expect(isSecretKept(password, draft, KEPT)).toBe(true)
  const elsewhere = { ...draft, values: { ...draft.values, host: 'evil.example.com' } }
  expect(isSecretKept(password, elsewhere, KEPT)).toBe(false)
  expect(isSecretKept(password, draft, null)).toBe(false)
})

it('names what has to be filled in first, and takes the usual number for none', () => {
  const fresh = draftOf(null)
  expect(missingIn(fresh, null)).toBe('Fill in “Host” first.')
  const draft = draftOf(KEPT)
  expect(missingIn(draft, KEPT)).toBeNull()
  const unnumbered = { ...draft, values: { ...draft.values, timeLimit: ' ' } }
  expect(partsOf(unnumbered).settings['timeLimit']).toBe(300)
})

it('is called by its host where nobody named it', () => {
  expect(usualName(draftOf(null))).toBe('PostgreSQL')
  expect(usualName(draftOf(KEPT))).toBe('PostgreSQL on db.example.com')
})
