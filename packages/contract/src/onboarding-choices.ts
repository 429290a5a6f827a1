/** What the onboarding offers; what is kept is one of these. */
export const ONBOARDING_ROLES = [
  'data-scientist',
  'data-engineer',
  'analyst',
  'student',
  'other',
] as const
export const ONBOARDING_EXPERIENCE = ['beginner', 'intermediate', 'advanced'] as const
export const ONBOARDING_INTERESTS = [
  'ml',
  'analytics',
  'streaming',
  'etl',
  'visualization',
  'automation',
] as const
export const ONBOARDING_GOALS = [
  'Build my first pipeline',
  'Automate a report',
  'Clean and combine data',
  'Train a model',
  'Take production code away',
  'Work with a team',
] as const
