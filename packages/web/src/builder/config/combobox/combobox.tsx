// A list that follows what is typed: no element of its own does that with pictures beside the names.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '@/design/class-names.ts'
import { Input } from '@/design/input.tsx'

export interface Option {
  readonly value: string
  readonly icon?: ReactNode
  readonly detail?: string
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'placeholder' | 'inputMode' | 'type'
>

/** More than one can look through; typing narrows it. */
const MOST = 200

/**
 * A field with a list to choose from: typing searches it, arrows and Enter choose, Escape closes it.
 * With `free` what is typed counts as well; with `chosen` several are chosen and the list stays open.
 */
export function Combobox({
  value,
  options,
  onValue,
  free = false,
  chosen,
  onOpen,
  empty,
  className,
  ...input
}: InputProps & {
  value: string
  options: readonly Option[]
  onValue: (value: string) => void
  free?: boolean
  chosen?: ReadonlySet<string>
  onOpen?: () => void
  /** Said where there is nothing to choose. */
  empty: string
  className?: string
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [sought, setSought] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const isOpen = sought !== null
  const found = matching(options, sought ?? '')
  const isListed = isOpen && (found.length > 0 || !free)
  const open = (text: string) => {
    if (!isOpen) onOpen?.()
    setSought(text)
    setAt(0)
  }
  const choose = (option: Option | undefined) => {
    if (!option) return
    onValue(option.value)
    if (chosen) setSought('')
    else setSought(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Tab') return setSought(null)
    if (key === 'Enter' && !isListed) return
    if (key === 'Enter') choose(found[at])
    else if (key === 'ArrowDown' && !isOpen) open('')
    else if (key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (key === 'ArrowUp' && isOpen) setAt(Math.max(at - 1, 0))
    else return
    if (!event.ctrlKey && !event.metaKey) event.preventDefault()
  }
  return (
    <Popover.Root open={isListed} onOpenChange={(next) => !next && setSought(null)}>
      <Popover.Anchor asChild>
        <span ref={anchor} className={classNames('relative block w-full min-w-0', className)}>
          <Input
            {...input}
            placeholder={isOpen && value !== '' ? value : input.placeholder}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={isListed && found.length > 0 ? `${id}-${at}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            title={value}
            className="truncate pr-8"
            value={free ? value : (sought ?? value)}
            onChange={(event) => {
              open(event.target.value)
              if (free) onValue(event.target.value)
            }}
            onClick={() => !isOpen && open('')}
            onKeyDown={onKeyDown}
          />
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
          />
        </span>
      </Popover.Anchor>
      <ChoiceList anchor={anchor}>
        <Choices
          id={id}
          label={input['aria-label'] ?? 'Choices'}
          found={found}
          at={at}
          isMultiple={chosen !== undefined}
          isChosen={(name) => (chosen ? chosen.has(name) : name === value)}
          onPoint={setAt}
          onChoose={choose}
          onKeyDown={onKeyDown}
        />
        {found.length === 0 && (
          <p className="px-2 py-2 text-center text-xs text-muted">
            {options.length === 0 ? empty : 'Nothing of that name.'}
          </p>
        )}
      </ChoiceList>
    </Popover.Root>
  )
}

/** Not in a portal: outside the dialog its scrolling would be blocked. */
function ChoiceList({
  anchor,
  children,
}: {
  /** Clicks on it belong to the field, and do not close the list. */
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  return (
    <Popover.Content
      // The list inside is what there is to be told of, not a dialog.
      role="presentation"
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        const { target } = event
        if (target instanceof Node && anchor.current?.contains(target)) event.preventDefault()
      }}
      className="z-50 w-max max-w-[min(28rem,80vw)] min-w-(--radix-popover-trigger-width) rounded-lg border bg-raised p-1 shadow-lg"
    >
      {children}
    </Popover.Content>
  )
}

function Choices({
  id,
  label,
  found,
  at,
  isMultiple,
  isChosen,
  onPoint,
  onChoose,
  onKeyDown,
}: {
  id: string
  label: string
  found: readonly Option[]
  /** The one that Enter would take. */
  at: number
  isMultiple: boolean
  isChosen: (name: string) => boolean
  onPoint: (place: number) => void
  onChoose: (option: Option) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple ? true : undefined}
      className="max-h-60 overflow-y-auto"
    >
      {found.map((option, place) => {
        const { value: name, icon, detail } = option
        const isOn = isChosen(name)
        return (
          <div
            key={name}
            id={`${id}-${place}`}
            role="option"
            aria-selected={isOn}
            tabIndex={-1}
            ref={place === at ? intoSight : null}
            onPointerMove={() => onPoint(place)}
            onClick={() => onChoose(option)}
            onKeyDown={onKeyDown}
            className={classNames(
              'flex cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-[0.8125rem]',
              place === at && 'bg-hover',
            )}
          >
            {icon}
            <span className="min-w-0 flex-1 break-words">{name}</span>
            {detail && <span className="shrink-0 text-2xs text-muted">{detail}</span>}
            <Check aria-hidden className={classNames('size-3.5 shrink-0', !isOn && 'invisible')} />
          </div>
        )
      })}
    </div>
  )
}

/** Those that begin with what is sought before those that merely hold it. */
function matching(options: readonly Option[], sought: string): readonly Option[] {
  const wanted = sought.trim().toLowerCase()
  const place = ({ value }: Option) => value.toLowerCase().indexOf(wanted)
  const found = options.filter((option) => place(option) >= 0)
  const ranked =
    wanted === ''
      ? found
      : found.toSorted((one, other) => Number(place(one) > 0) - Number(place(other) > 0))
  return ranked.slice(0, MOST)
}

function intoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
