import { HAS_PLANS } from '@/billing/has-plans.ts'
import type { ReactNode } from 'react'
import { PublicPage } from './public-page.tsx'

export function TermsPage() {
  return (
    <PublicPage title="Terms">
      <Sections>
        <Part title="Who runs this">
          Plainflow is open source software under the Apache License 2.0. Whoever runs this server
          provides the service and answers for it.
        </Part>
        <Part title="Your data">
          Uploaded files, pipelines and results stay yours. They are read only to run the pipelines
          they belong to, and deleting them removes them.
        </Part>
        {HAS_PLANS && (
          <Part title="Plans and credits">
            One credit is spent when the assistant gives a valid pipeline. Running, previewing and
            exporting cost nothing. A plan is paid by the month in advance, can be cancelled at any
            time, and then stays until the paid month is over. Credits of a month that are not used
            are not carried over.
          </Part>
        )}
        <Part title="No warranty">
          The software comes as it is. Check a result before something depends on it; every pipeline
          can be read as code for that purpose.
        </Part>
      </Sections>
    </PublicPage>
  )
}

export function PrivacyPage() {
  return (
    <PublicPage title="Privacy">
      <Sections>
        <Part title="What is stored">
          Email address, username, a hash of the password, uploaded datasets, pipelines, runs and
          the credits ledger, and which plans were paid for. Cards are known to the payment provider
          alone. Nothing else.
        </Part>
        <Part title="In the browser">
          A session cookie and a token to stay signed in, the chosen theme, panel sizes, and unsaved
          work on the canvas. No tracking, and nothing from other sites is loaded.
        </Part>
        <Part title="Who sees it">
          Only the account it belongs to, and whoever operates this server. The built-in planner
          works on this server and sends nothing elsewhere.
        </Part>
      </Sections>
    </PublicPage>
  )
}

function Sections({ children }: { children: ReactNode }) {
  return <div className="max-w-2xl space-y-8">{children}</div>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-2 text-base text-pretty text-muted">{children}</p>
    </section>
  )
}
