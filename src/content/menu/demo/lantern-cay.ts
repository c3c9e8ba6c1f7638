import type { Tag } from '../../../domain/dining/dietary.ts';
import { demoMenu, dish, section, specialty } from './authoring.ts';

// The key is written in English only: the Spanish half of every pair is never shown.
const english = (text: string) => [text, text] as const;

const plate = (title: string, desc: string, amount: number, tags: readonly Tag[] = []) =>
  dish(english(title), english(desc), amount, tags);

const special = (image: string, title: string, desc: string, amount: number, tags: readonly Tag[] = []) =>
  specialty(image, english(title), english(desc), amount, tags);

const part = (title: string, ...rest: Parameters<typeof section> extends [unknown, ...infer R] ? R : never) =>
  section(english(title), ...rest);

const facts = { currency: 'USD', onlyEnglish: true } as const;

export default [
  demoMenu({
    ...facts,
    id: 5201,
    code_value: 'LANTERN-KEEPER-DINNER',
    name: 'The Keeper’s Table dinner',
    title: english('Supper at the keeper’s house'),
    slug: english('supper-at-the-keepers-house'),
    specialties: [
      special(
        'plate-lobster',
        'Spiny lobster, drawn butter',
        'Whole Florida lobster split and broiled, key lime, August to March.',
        54,
        ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
      ),
      special(
        'plate-grilled-fish',
        'Hogfish in brown butter',
        'Speared off the reef, pan-roasted, capers and a wedge of lime.',
        39,
        ['gluten-free', 'low-carb', 'keto'],
      ),
    ],
    sections: [
      part('To start', [
        plate('Stone crab claws', 'Five claws on ice with mustard sauce, mid-October to May.', 32, [
          'gluten-free',
          'low-carb',
          'has-shellfish',
        ]),
        plate('Conch chowder', 'Tomato, thyme, potato and a splash of sherry at the table.', 14, [
          'has-shellfish',
        ]),
        plate('Smoked fish dip', 'Wahoo from our shed, pickled pepper, saltines.', 15),
        plate('Heart of palm salad', 'Shaved palm, grapefruit, mint and toasted pecans.', 16, [
          'gluten-free',
          'low-carb',
          'vegan',
          'vegetarian',
          'has-nuts',
        ]),
        plate('Chilled cucumber soup', 'Yoghurt, dill and a thread of green oil.', 11, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'vegetarian',
        ]),
      ]),
      part('From the stove', [
        plate('Yellowtail snapper almondine', 'Fillet in butter, sliced almonds, green beans.', 36, [
          'gluten-free',
          'low-carb',
          'has-nuts',
        ]),
        plate('Pink shrimp and grits', 'Key West pinks, stone-ground grits, tasso and scallion.', 31, [
          'has-shellfish',
        ]),
        plate('Strip steak, lamp-black crust', 'Twelve ounces, pepper and coffee rub, watercress.', 48, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Chicken under a brick', 'Half bird, sour orange, roast garlic, bitter leaves.', 29, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Eggplant and field peas', 'Charred eggplant, stewed field peas, herb salad.', 24, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('Last light', [
        plate('Key lime pie', 'Graham crust, tall meringue, browned to order.', 11, ['vegetarian']),
        plate('Bread and rum pudding', 'Warm, with raisins and a spoon of cold cream.', 10, ['vegetarian']),
        plate('Cheese and guava', 'Three cheeses, guava paste, seeded crackers.', 14, ['vegetarian']),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5202,
    code_value: 'LANTERN-CONCH-LUNCH',
    name: 'Conch House lunch',
    title: english('Conch and cold beer'),
    slug: english('conch-and-cold-beer'),
    specialties: [
      special(
        'plate-ceviche',
        'Conch salad, cut to order',
        'Raw conch, sour orange, bird pepper, celery, tomato.',
        21,
        ['gluten-free', 'low-cal', 'low-carb', 'has-shellfish'],
      ),
    ],
    sections: [
      part(
        'Conch, five ways',
        [],
        [
          part('Fried', [
            plate('Conch fritters', 'Eight to a basket, key lime aioli.', 15, ['has-shellfish']),
            plate('Cracked conch', 'Pounded thin, cracker crumb, hot sauce.', 22, ['has-shellfish']),
          ]),
          part('In a bowl', [
            plate('White conch chowder', 'Cream, bacon, potato and thyme.', 13, ['has-shellfish']),
            plate('Stewed conch and dumplings', 'Slow, brown and peppery, with flour dumplings.', 23, [
              'has-shellfish',
            ]),
          ]),
        ],
      ),
      part('Sandwiches', [
        plate('Grouper on Cuban bread', 'Blackened or fried, slaw, tomato, pickles.', 22),
        plate('Midnight pressed pork', 'Roast pork, ham, Swiss, mustard on sweet bread.', 17),
        plate('Soft-shell crab roll', 'Crisp crab, butter lettuce, lime mayonnaise.', 24, ['has-shellfish']),
        plate('Fried green tomato club', 'Cornmeal tomato, smoked cheddar, basil mayonnaise.', 16, [
          'vegetarian',
        ]),
      ]),
      part('Sides', [
        plate('Black beans and rice', 'Cumin, bay and orange peel; no pork in the pot.', 7, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Vinegar slaw', 'Cabbage, carrot, celery seed, cider vinegar.', 6, [
          'gluten-free',
          'low-cal',
          'vegan',
          'vegetarian',
        ]),
        plate('Sweet plantains', 'Fried dark, sea salt and lime.', 7, ['gluten-free', 'vegan', 'vegetarian']),
      ]),
      part('Cold drinks', [
        plate('Key limeade', 'Squeezed here, cane sugar, crushed ice.', 6, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Lighthouse lager', 'Draft pint brewed three keys up.', 8, ['vegan', 'vegetarian']),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5203,
    code_value: 'LANTERN-SMOKE-SHED',
    name: 'Smoke Shed board',
    title: english('Buttonwood smoke'),
    slug: english('buttonwood-smoke'),
    specialties: [
      special(
        'plate-steak',
        'Smoked short rib for two',
        'Ten hours over buttonwood, sour orange glaze, pickles.',
        62,
        ['gluten-free'],
      ),
    ],
    sections: [
      part('By the quarter pound', [
        plate('Smoked wahoo', 'Firm and lean, cracked pepper, brown sugar cure.', 14, [
          'gluten-free',
          'low-carb',
        ]),
        plate('Smoked mullet', 'Old Florida: split, salted, hung till gold.', 11, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Smoked kingfish', 'Rich belly cut, bay leaf and allspice.', 13, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Smoked shrimp in shell', 'Pink shrimp, garlic butter, newspaper on the table.', 18, [
          'gluten-free',
          'low-carb',
          'keto',
          'has-shellfish',
        ]),
      ]),
      part('Plates', [
        plate('Smoked chicken quarter', 'Dark meat, mustard sauce, slaw.', 17, ['gluten-free']),
        plate('Burnt-end beans', 'Navy beans, molasses, the edges of the rib.', 9, ['gluten-free']),
        plate('Smoked tomato salad', 'Tomatoes, sweet onion, basil, sherry vinegar.', 12, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'vegan',
          'vegetarian',
        ]),
        plate('Smoked jackfruit sandwich', 'Pulled jackfruit, tamarind sauce, toasted bun.', 15, [
          'vegan',
          'vegetarian',
        ]),
        plate('Collards with lime', 'Slow greens, vinegar, smoked salt, no ham.', 7, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'keto',
          'vegan',
          'vegetarian',
        ]),
        plate('Skillet cornbread', 'Baked to order with honey butter.', 8, ['vegetarian']),
      ]),
      part('After', [
        plate('Smoked pecan pie', 'Cane syrup, pecans that spent an hour in the shed.', 10, [
          'vegetarian',
          'has-nuts',
        ]),
        plate('Charred pineapple', 'Rum, brown sugar, vanilla ice cream.', 9, ['gluten-free', 'vegetarian']),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5204,
    code_value: 'LANTERN-FIRST-LIGHT',
    name: 'First Light breakfast',
    title: english('Breakfast from first light'),
    slug: english('breakfast-from-first-light'),
    specialties: [
      special('plate-pancakes', 'Key lime pancakes', 'Buttermilk stack, lime curd, toasted coconut.', 15, [
        'vegetarian',
      ]),
      special(
        'plate-fruit',
        'Redland fruit plate',
        'Mamey, papaya, starfruit and lychee when they come.',
        13,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
    sections: [
      part('Eggs', [
        plate('Keeper’s breakfast', 'Two eggs, smoked mullet, grits, toast.', 18),
        plate('Lobster and chive omelette', 'Three eggs, spiny lobster, soft butter.', 24, [
          'gluten-free',
          'low-carb',
          'keto',
          'has-shellfish',
        ]),
        plate('Eggs on black beans', 'Poached eggs, beans, avocado, pickled onion.', 15, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Spinach and mushroom skillet', 'Baked eggs, garlic spinach, aged cheddar.', 15, [
          'gluten-free',
          'low-carb',
          'keto',
          'vegetarian',
        ]),
        plate('Tofu scramble', 'Turmeric, peppers, scallion and hot sauce.', 14, [
          'gluten-free',
          'low-carb',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('Griddle and oven', [
        plate('Cuban bread French toast', 'Rum custard, bananas, roasted walnuts.', 14, [
          'vegetarian',
          'has-nuts',
        ]),
        plate('Guava and cheese pastry', 'Warm puff pastry, guava, cream cheese.', 6, ['vegetarian']),
        plate('Overnight oats', 'Oat milk, chia, mango and pumpkin seeds.', 11, ['vegan', 'vegetarian']),
      ]),
      part('Cups', [
        plate('Café con leche', 'Dark roast and scalded milk, sugar stirred in.', 5, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Colada to share', 'One sweet Cuban coffee and six thimble cups.', 6, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Grapefruit juice', 'Pressed when you order, a pinch of salt.', 6, [
          'gluten-free',
          'low-cal',
          'vegan',
          'vegetarian',
        ]),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5205,
    code_value: 'LANTERN-PIER-RAW',
    name: 'Lantern Pier raw bar and grill',
    title: english('Off the pier'),
    slug: english('off-the-pier'),
    specialties: [
      special(
        'plate-sushi',
        'Tuna crudo, lime ash',
        'Yellowfin, burnt key lime, olive oil, sea purslane.',
        23,
        ['gluten-free', 'low-cal', 'low-carb', 'keto'],
      ),
      special(
        'plate-paella',
        'Pier rice for two',
        'Rice, shrimp, clams and lobster in smoked-fish broth.',
        64,
        ['gluten-free', 'has-shellfish'],
      ),
    ],
    sections: [
      part('Raw and cold', [
        plate('Oysters, half dozen', 'Gulf oysters opened as you watch, horseradish, lime mignonette.', 22, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'keto',
          'has-shellfish',
        ]),
        plate('Peel-and-eat pinks', 'Half a pound of shrimp, cocktail sauce, lime.', 20, [
          'gluten-free',
          'low-cal',
          'has-shellfish',
        ]),
        plate('Littleneck clams', 'Raw on ice or steamed with garlic and wine.', 19, [
          'gluten-free',
          'has-shellfish',
        ]),
        plate('Watermelon poke', 'Compressed melon, tamari, sesame, avocado.', 15, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('Over the coals', [
        plate('Mahi on a plank', 'Cedar-planked mahi, citrus salt, charred lemon.', 32, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Lionfish, whole', 'Caught to spare the reef, scored and grilled crisp.', 36, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Swordfish skewers', 'Bay leaf, sweet onion, lemon and oregano.', 28, [
          'gluten-free',
          'low-carb',
        ]),
        plate('Cauliflower steak', 'Caper salsa, lemon, toasted hazelnuts.', 21, [
          'gluten-free',
          'low-carb',
          'vegan',
          'vegetarian',
          'has-nuts',
        ]),
      ]),
      part('Beside', [
        plate('Street corn off the cob', 'Lime mayonnaise, cotija, smoked paprika.', 9, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Grilled romaine', 'Anchovy dressing, shaved cheese, black pepper.', 11, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5206,
    code_value: 'LANTERN-MANGROVE-GARDEN',
    name: 'Mangrove Kitchen',
    title: english('The leaf side'),
    slug: english('the-leaf-side'),
    specialties: [
      special(
        'plate-curry',
        'Pumpkin and coconut curry',
        'Calabaza, chickpeas, coconut milk and curry leaf.',
        22,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
      special('plate-salad', 'Hammock salad', 'Sea grapes, avocado, hearts of palm, lime dressing.', 17, [
        'gluten-free',
        'low-carb',
        'keto',
        'vegan',
        'vegetarian',
      ]),
    ],
    sections: [
      part('Small', [
        plate('Yuca with mojo', 'Boiled soft, garlic and sour orange poured over.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Cashew cheese and pickles', 'House cashew cheese, carrots, seeded crackers.', 12, [
          'vegan',
          'vegetarian',
          'has-nuts',
        ]),
        plate('Zucchini ribbons', 'Raw, lemon, mint and shaved pecorino.', 12, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'keto',
          'vegetarian',
        ]),
        plate('Sweet corn soup', 'Corn, coconut and ginger, served warm or cold.', 10, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('Large', [
        plate('Mushroom ropa vieja', 'Oyster mushrooms, peppers, olives, white rice.', 20, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Lasagne of greens', 'Collards, ricotta, tomato and fresh pasta.', 21, ['vegetarian']),
        plate('Stuffed poblano', 'Quinoa, black beans, pepita cream.', 19, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Halloumi and peaches', 'Grilled cheese, Florida peaches, arugula, basil.', 18, [
          'gluten-free',
          'vegetarian',
        ]),
      ]),
      part('Sweet', [
        plate('Avocado lime mousse', 'Avocado, coconut cream, lime; no egg, no dairy.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Flourless chocolate cake', 'Dark chocolate, ground almonds, sea salt.', 10, [
          'gluten-free',
          'vegetarian',
          'has-nuts',
        ]),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5207,
    code_value: 'LANTERN-LAMP-COCKTAILS',
    name: 'The Lamp Room cocktails',
    title: english('After the lamp is lit'),
    slug: english('after-the-lamp-is-lit'),
    specialties: [
      special('glass-margarita', 'Amber signal', 'Aged tequila, burnt honey, key lime, smoked salt.', 17, [
        'gluten-free',
        'vegetarian',
      ]),
      special('glass-mojito', 'Fresnel mojito', 'White rum, mint, lime and clear ice cut like a lens.', 15, [
        'gluten-free',
        'vegan',
        'vegetarian',
      ]),
    ],
    sections: [
      part('Signals', [
        plate('Fixed white', 'Gin, dry vermouth, a strip of lemon.', 16, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Flashing red', 'Rum, hibiscus, lime and bitters.', 15, ['gluten-free', 'vegan', 'vegetarian']),
        plate('Occulting green', 'Herb liqueur, pineapple, lime, mint.', 16, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Keeper’s old fashioned', 'Overproof rum, cane syrup, orange oil.', 17, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Fog horn', 'Rye, smoked maple, lemon and egg white.', 16, ['vegetarian']),
      ]),
      part('Safe harbor, no alcohol', [
        plate('Dry dock', 'Juniper tea, tonic and grapefruit peel.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Salt and starfruit', 'Starfruit, lime, sea salt and soda.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('To eat up here', [
        plate('Marcona almonds', 'Warm, with rosemary and smoked salt.', 8, [
          'gluten-free',
          'low-carb',
          'keto',
          'vegan',
          'vegetarian',
          'has-nuts',
        ]),
        plate('Crab toast', 'Blue crab, lime butter, toasted Cuban bread.', 18, ['has-shellfish']),
        plate('Olives and citrus', 'Castelvetrano olives, orange peel, chile.', 8, [
          'gluten-free',
          'low-carb',
          'keto',
          'vegan',
          'vegetarian',
        ]),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5208,
    code_value: 'LANTERN-CELLAR-WINE',
    name: 'Wine by the glass',
    title: english('Wine by the glass'),
    slug: english('wine-by-the-glass'),
    sections: [
      part('White and pink', [
        plate('Albariño, salt and peach', 'Cool Atlantic white for oysters and hogfish.', 14, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Chenin, dry', 'Quince and wax, from old bush vines.', 15, ['gluten-free', 'vegetarian']),
        plate('Rosé of Grenache', 'Pale and dry, good from noon to dusk.', 13, ['gluten-free', 'vegetarian']),
      ]),
      part('Red and bubbles', [
        plate('Chilled Gamay', 'Light red from the ice bucket, for smoked fish.', 14, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Malbec, old oak', 'Dark plum, made for the short rib.', 16, ['gluten-free', 'vegetarian']),
        plate('Brut nature', 'Bottle-fermented, bone dry, small bubbles.', 17, ['gluten-free', 'vegetarian']),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5209,
    code_value: 'LANTERN-LOWTIDE-POOL',
    name: 'Low Tide pool bar',
    title: english('Low tide, cold glass'),
    slug: english('low-tide-cold-glass'),
    sections: [
      part('Blended', [
        plate('Frozen key lime', 'Vodka, key lime, condensed milk, cracker rim.', 14, ['vegetarian']),
        plate('Rum runner', 'Two rums, blackberry, banana and lime.', 14, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Mango cooler', 'Mango, lime and ginger, no alcohol.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Green coconut', 'Chilled, opened, with a straw and a spoon.', 9, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
      part('From the hatch', [
        plate('Fish taco pair', 'Grilled mahi, slaw, lime cream on corn tortillas.', 16, ['gluten-free']),
        plate('Sunken burger', 'Two thin patties, cheddar, pickles, soft bun.', 17),
        plate('Burger without the boat', 'The same patties on lettuce with avocado.', 17, [
          'gluten-free',
          'low-carb',
          'keto',
        ]),
        plate('Shrimp roll', 'Chilled pink shrimp, celery, lemon on a split bun.', 19, ['has-shellfish']),
        plate('Hummus and garden sticks', 'Chickpeas, tahini, cucumber, peppers, radish.', 12, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
        plate('Salt-and-lime fries', 'Skin on, key lime zest, fried in oil of their own.', 8, [
          'gluten-free',
          'vegan',
          'vegetarian',
        ]),
      ]),
    ],
  }),
  demoMenu({
    ...facts,
    id: 5210,
    code_value: 'LANTERN-LIME-COUNTER',
    name: 'Key Lime Counter',
    title: english('The lime counter'),
    slug: english('the-lime-counter'),
    sections: [
      part(
        'Scoops',
        [],
        [
          part('Ice cream', [
            plate('Key lime and cracker', 'Lime cream with broken graham crackers.', 6, ['vegetarian']),
            plate('Sea-salt caramel', 'Burnt sugar, cream and flakes of salt.', 6, [
              'gluten-free',
              'vegetarian',
            ]),
            plate('Pistachio and honey', 'Ground pistachio, cream and orange-blossom honey.', 7, [
              'gluten-free',
              'vegetarian',
              'has-nuts',
            ]),
          ]),
          part('Sorbet', [
            plate('Passionfruit sorbet', 'Tart, bright, churned with water and sugar.', 6, [
              'gluten-free',
              'vegan',
              'vegetarian',
            ]),
            plate('Coconut sorbet', 'Coconut milk, lime leaf, a pinch of salt.', 6, [
              'gluten-free',
              'vegan',
              'vegetarian',
            ]),
          ]),
        ],
      ),
      part('From the case', [
        plate('Pie on a stick', 'Frozen key lime pie dipped in dark chocolate.', 8, ['vegetarian']),
        plate('Rum raisin cookie', 'Oats, raisins, brown butter and dark rum.', 4, ['vegetarian']),
        plate('Almond macaroon', 'Almonds, egg white and sugar, crisp then soft.', 4, [
          'gluten-free',
          'vegetarian',
          'has-nuts',
        ]),
      ]),
      part('Cups', [
        plate('Cuban cortadito', 'Short Cuban coffee cut with steamed milk.', 4, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Salt-caramel affogato', 'Hot espresso over sea-salt caramel.', 8, [
          'gluten-free',
          'vegetarian',
        ]),
        plate('Iced black coffee', 'Cold-steeped overnight, poured over clear ice.', 5, [
          'gluten-free',
          'low-cal',
          'low-carb',
          'keto',
          'vegan',
          'vegetarian',
        ]),
      ]),
    ],
  }),
];
