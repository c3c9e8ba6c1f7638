import type { Tag } from '../../domain/dining/dietary.ts';

/** The dietary tags as staff choose them; guests read the phrases of their site. */
export const dietaryLabels = {
  'gluten-free': { en: 'Gluten-free', es: 'Sin gluten' },
  'low-cal': { en: 'Low calorie', es: 'Bajo en calorías' },
  'low-carb': { en: 'Low carb', es: 'Bajo en carbohidratos' },
  keto: { en: 'Keto', es: 'Keto' },
  vegan: { en: 'Vegan', es: 'Vegano' },
  vegetarian: { en: 'Vegetarian', es: 'Vegetariano' },
  'has-shellfish': { en: 'Contains shellfish', es: 'Contiene mariscos' },
  'has-nuts': { en: 'Contains nuts', es: 'Contiene frutos secos' },
} as const satisfies Record<Tag, { en: string; es: string }>;
