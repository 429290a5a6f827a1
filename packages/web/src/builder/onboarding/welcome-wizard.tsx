import type { OnboardingAnswers } from '@plainflow/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Progress } from '@/design/progress.tsx'
import { pendingPrompt } from '../state/pending-prompt.ts'
import { saveAnswers } from './save-answers.ts'
import { GoalsStep, InterestsStep, RoleStep } from './question-steps.tsx'
import { ReadyStep, type Recommendation } from './ready-step.tsx'
import { finishTour } from './tour-flag.ts'
import { useHandsFree } from './use-hands-free.ts'
import { WelcomeStep } from './welcome-step.tsx'

const STEPS = [
  { title: 'Welcome to Plainflow!', lead: 'From a sentence to a data pipeline that runs.' },
  { title: 'About you', lead: 'To begin with what fits. It grants and costs nothing.' },
  { title: 'What are you interested in?', lead: 'Choose as many as fit.' },
  { title: 'What would you like to reach?', lead: 'Choose as many as fit.' },
  { title: 'All set!', lead: 'Bring a file, or ask the sample shop a question.' },
] as const
const LAST = STEPS.length - 1
const NOTHING: OnboardingAnswers = { role: null, experience: null, interests: [], goals: [] }

/** It may come late, being loaded by itself: what somebody types by then is not taken from them. */
export function WelcomeWizard({ onClose }: { onClose: () => void }) {
  return useHandsFree() && <Wizard onClose={onClose} />
}

/** Five steps; going on without an answer is fine everywhere. */
function Wizard({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState(NOTHING)
  const navigate = useNavigate()
  const change = (some: Partial<OnboardingAnswers>) => setAnswers((now) => ({ ...now, ...some }))
  const finish = async () => {
    // Five screens are enough of a start: the tour waits behind the Tutorial button.
    finishTour()
    onClose()
    await saveAnswers(answers)
    // A sentence chosen before the sign-up waits in the builder.
    if (pendingPrompt() !== null) await navigate({ to: '/pipeline-builder' })
  }
  const start = async ({ key, value }: Recommendation['opens']) => {
    sessionStorage.setItem(key, value)
    await finish()
    await navigate({ to: '/pipeline-builder' })
  }
  const upload = async () => {
    await finish()
    await navigate({ to: '/upload-datasets' })
  }
  const { title, lead } = STEPS[step] ?? STEPS[0]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void finish()}
      title={title}
      description={lead}
      className="max-w-2xl"
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => void finish()}>
            Skip
          </Button>
          <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
          <Button onClick={() => (step === LAST ? void finish() : setStep(step + 1))}>
            {step === LAST ? 'Get Started' : 'Next'}
          </Button>
        </>
      }
    >
      <p className="mb-2 text-xs text-muted tabular-nums" aria-live="polite">
        Step {step + 1} of {STEPS.length}
      </p>
      <Progress value={(step + 1) / STEPS.length} label="Steps done" className="mb-5" />
      <div className="min-h-72">
        {step === 0 && <WelcomeStep />}
        {step === 1 && <RoleStep answers={answers} onChange={change} />}
        {step === 2 && <InterestsStep answers={answers} onChange={change} />}
        {step === 3 && <GoalsStep answers={answers} onChange={change} />}
        {step === 4 && (
          <ReadyStep
            answers={answers}
            onStart={(opens) => void start(opens)}
            onUpload={() => void upload()}
          />
        )}
      </div>
    </Dialog>
  )
}
