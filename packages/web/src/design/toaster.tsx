import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { classNames } from './class-names.ts'
import { dismissToast, useToasts } from './toast.ts'

const ICONS = {
  neutral: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
const COLOURS = {
  neutral: 'text-primary-text',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
}

/** 5 seconds, swiped right by 50 px, reached with F8: the specified timings. */
export function Toaster() {
  const message = useToasts((state) => state.message)
  const Icon = ICONS[message?.tone ?? 'neutral']
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root
          key={message.id}
          open={message.open}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          data-tone={message.tone}
          className={classNames(
            'pointer-events-auto flex w-full items-start gap-3 rounded-lg border bg-raised p-3.5 shadow-lg',
            'data-[state=open]:animate-in data-[state=open]:slide-in-from-top-4 md:data-[state=open]:slide-in-from-top-0 md:data-[state=open]:slide-in-from-bottom-4 data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full',
            message.tone === 'danger' && 'border-danger-line',
          )}
        >
          <Icon
            aria-hidden
            className={classNames('mt-0.5 size-4.5 shrink-0', COLOURS[message.tone])}
          />
          <div className="min-w-0 flex-1">
            <Toast.Title className="text-sm font-medium">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="mt-0.5 text-[0.8125rem] break-words text-muted">
                {message.description}
              </Toast.Description>
            )}
            {message.help && <p className="mt-1 text-xs break-words text-muted">{message.help}</p>}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="-m-1 rounded-sm p-1 text-muted hover:bg-hover hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        // On a phone below the bars, where neither the thumb's buttons nor Run are; else in the corner, and
        // in the upper one beside a dialog, whose buttons stand below.
        className={classNames(
          'pointer-events-none fixed top-24 right-0 z-50 flex w-full flex-col p-4 outline-none md:top-auto md:right-(--toast-right,0px) md:bottom-0 md:max-w-[420px]',
          'md:[:root:has([role$=dialog]>footer)_&]:top-0 md:[:root:has([role$=dialog]>footer)_&]:right-0 md:[:root:has([role$=dialog]>footer)_&]:bottom-auto',
        )}
      />
    </Toast.Provider>
  )
}
