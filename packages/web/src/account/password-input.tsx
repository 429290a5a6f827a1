import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Input } from '@/design/input.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'minLength'> & {
  minLength?: number | undefined
}

export function PasswordInput({ minLength, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const what = props.name === 'confirm' ? 'password confirmation' : 'password'
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        required
        maxLength={256}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-10"
        {...(minLength ? { minLength } : {})}
        {...props}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={shown ? `Hide ${what}` : `Show ${what}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5 text-muted"
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </Button>
    </div>
  )
}
