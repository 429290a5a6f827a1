import type { User } from '@plainflow/contract'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Part } from './part.tsx'

/** What the account holds: to take away, and to delete. */
export function OwnData({ user }: { user: User }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Part
        title="Export my data"
        lead="One archive with your files, pipelines with all versions, runs, reports, trained models and credit history. Passwords, keys and the secrets of connections are not in it."
      >
        <Button asChild variant="secondary">
          <a href="/api/auth/export" download>
            <Download aria-hidden />
            Download archive
          </a>
        </Button>
      </Part>
      <Part
        title="Delete account"
        lead="Projects, datasets, pipelines, runs, connections, keys and what is left of your credits go for good. A paid plan ends at once. Of payments the amount, the day and the provider’s number are kept, without your name."
      >
        <Button variant="danger" onClick={() => setAsks(true)}>
          <Trash2 aria-hidden />
          Delete account…
        </Button>
      </Part>
      {asks && <DeleteAccount email={user.email} onClose={() => setAsks(false)} />}
    </>
  )
}
