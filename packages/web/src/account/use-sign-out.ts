import { useNavigate } from '@tanstack/react-router'
import { toast } from '@/design/toast.ts'
import { signOut } from './session.ts'

export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      await signOut(() => navigate({ to: '/auth' }))
      toast('Signed out successfully', "You've been logged out safely", 'success')
    } catch {
      toast('Error signing out', 'Please try again', 'danger')
    }
  }
}
