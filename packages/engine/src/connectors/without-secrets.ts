/** No system should repeat a secret in what it says, as it is or encoded; should one, it ends here. */
export function withoutSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  const forms = Object.values(secrets)
    .flatMap((secret) => [secret, ...textsIn(secret)])
    .filter((secret) => secret !== '')
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      percentEncoded(secret),
      ...base64Of(secret),
    ])
  // The longest first: what stands within another would leave the rest of it.
  return [...new Set(forms)]
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, form) => rest.replaceAll(form, '…'), text)
}

/** A secret may be an object of several, each of which is one. */
function textsIn(secret: string): readonly string[] {
  if (!secret.trimStart().startsWith('{')) return []
  try {
    const parsed: unknown = JSON.parse(secret)
    return Object.values(parsed as object).filter((value) => typeof value === 'string')
  } catch {
    return []
  }
}

function percentEncoded(secret: string): string {
  // Half a pair of surrogates cannot be encoded, and no system can say it.
  return encodeURIComponent(Buffer.from(secret).toString())
}

function base64Of(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  return [bytes.toString('base64'), bytes.toString('base64url')]
}
