import { demoMenu, dish, section, specialty } from './authoring.ts';

const currency = 'USD';

export default [
  demoMenu({
    id: 3601,
    code_value: 'CORAL-CONUCO',
    name: 'El Conuco',
    title: ['The Family Pot', 'La olla de la casa'],
    slug: ['the-family-pot', 'la-olla-de-la-casa'],
    currency,
    sections: [
      section(
        ['To pick at', 'Para picar'],
        [
          dish(
            ['Green Plantain Tostones', 'Tostones de plátano verde'],
            [
              'Twice-fried green plantain, garlic and lime dip',
              'Plátano verde frito dos veces, mojo de ajo y limón',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Cassava Catibías', 'Catibías de yuca'],
            ['Cassava turnovers filled with seasoned beef', 'Empanaditas de yuca rellenas de res guisada'],
            9,
            ['gluten-free'],
          ),
          dish(
            ['Fried White Cheese', 'Queso frito'],
            ['Salty farmhouse cheese, seared, with oregano', 'Queso blanco de campo, dorado, con orégano'],
            8,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Avocado and Cassava Bread', 'Aguacate con casabe'],
            [
              'Thin cassava bread, avocado, pickled red onion',
              'Casabe fino, aguacate y cebolla roja encurtida',
            ],
            9,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['From the pot', 'Del caldero'],
        [],
        [
          section(
            ['Stews', 'Guisos'],
            [
              dish(
                ['Goat in Oregano', 'Chivo guisado'],
                [
                  'Goat from the northwest, wild oregano, olives, rum',
                  'Chivo liniero, orégano silvestre, aceitunas y ron',
                ],
                24,
                ['gluten-free', 'low-carb'],
              ),
              dish(
                ['Coconut Chicken', 'Pollo al coco'],
                [
                  'Chicken simmered in coconut milk, thyme, sweet pepper',
                  'Pollo cocido en leche de coco, tomillo y ají dulce',
                ],
                20,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Eggplant Guisada', 'Berenjena guisada'],
                [
                  'Eggplant stewed with tomato, garlic and cilantro',
                  'Berenjena guisada con tomate, ajo y cilantrico',
                ],
                15,
                ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'low-cal'],
              ),
              dish(
                ['Pigeon Peas with Coconut', 'Guandules con coco'],
                [
                  'Pigeon peas, squash and coconut milk over white rice',
                  'Guandules, auyama y leche de coco con arroz blanco',
                ],
                15,
                ['vegan', 'vegetarian', 'gluten-free'],
              ),
            ],
          ),
          section(
            ['Rice', 'Arroces'],
            [
              dish(
                ['Rice, Beans and Beef', 'La bandera'],
                [
                  'White rice, red beans, stewed beef, salad, avocado',
                  'Arroz blanco, habichuelas rojas, res guisada, ensalada y aguacate',
                ],
                19,
                ['gluten-free'],
              ),
              dish(
                ['Shrimp Locrio', 'Locrio de camarones'],
                [
                  'Rice cooked in shrimp stock with sweet pepper',
                  'Arroz cocido en caldo de camarones con ají dulce',
                ],
                23,
                ['gluten-free', 'has-shellfish'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Sweet', 'Dulces'],
        [
          dish(
            ['Sweet Bean Cream', 'Habichuelas con dulce'],
            [
              'Red beans, coconut milk, raisins, cinnamon, milk biscuit',
              'Habichuelas rojas, leche de coco, pasas, canela y galletita',
            ],
            7,
            ['vegetarian'],
          ),
          dish(
            ['Coconut Corn Pudding', 'Majarete de coco'],
            [
              'Fresh corn set with coconut milk and cinnamon',
              'Maíz tierno cuajado con leche de coco y canela',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-curry',
        ['Seven-Meat Sancocho', 'Sancocho de siete carnes'],
        [
          'Sunday stew of seven meats, roots, corn, rice beside it',
          'El guiso del domingo: siete carnes, víveres, mazorca y arroz aparte',
        ],
        26,
        ['gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 3602,
    code_value: 'CORAL-ARRECIFE',
    name: 'Arrecife grill',
    title: ['Grill on the Reef', 'A la parrilla, frente al arrecife'],
    slug: ['grill-on-the-reef', 'parrilla-frente-al-arrecife'],
    currency,
    sections: [
      section(
        ['Cold', 'Frío'],
        [
          dish(
            ['Snapper Ceviche', 'Ceviche de chillo'],
            [
              'Red snapper, lime, coconut, sweet pepper, red onion',
              'Chillo, limón, coco, ají dulce y cebolla roja',
            ],
            17,
            ['gluten-free', 'low-carb', 'low-cal'],
          ),
          dish(
            ['Conch Salad', 'Ensalada de lambí'],
            [
              'Tender conch, tomato, celery, lime, olive oil',
              'Lambí tierno, tomate, apio, limón y aceite de oliva',
            ],
            18,
            ['gluten-free', 'low-carb', 'keto', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Watermelon Cucumber Salad', 'Ensalada de sandía y pepino'],
            [
              'Watermelon, cucumber, mint, toasted cashews, lime',
              'Sandía, pepino, hierbabuena, cajuil tostado y limón',
            ],
            12,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal', 'has-nuts'],
          ),
          dish(
            ['Chayote and Egg Salad', 'Ensalada de tayota y huevo'],
            [
              'Cooked chayote, boiled egg, onion, lime vinaigrette',
              'Tayota cocida, huevo duro, cebolla y vinagreta de limón',
            ],
            11,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto', 'low-cal'],
          ),
        ],
      ),
      section(
        ['From the grill', 'De la parrilla'],
        [
          dish(
            ['Mahi-Mahi Fillet', 'Filete de dorado'],
            [
              'Mahi-mahi, passion-fruit butter, grilled okra',
              'Dorado, mantequilla de chinola y molondrones asados',
            ],
            27,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Garlic Shrimp Skewer', 'Pincho de camarones al ajillo'],
            [
              'Eight shrimp, garlic, parsley, lime, butter',
              'Ocho camarones, ajo, perejil, limón y mantequilla',
            ],
            28,
            ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
          ),
          dish(
            ['Chicken with Sour Orange', 'Pollo con naranja agria'],
            [
              'Half a chicken, sour orange, oregano, green salad',
              'Medio pollo, naranja agria, orégano y ensalada verde',
            ],
            21,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Grilled Vegetable Mofongo', 'Mofongo de vegetales'],
            [
              'Mashed green plantain and garlic, grilled vegetables, tomato broth',
              'Plátano majado con ajo, vegetales a la parrilla y caldo de tomate',
            ],
            17,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Beside', 'Acompañantes'],
        [
          dish(
            ['Yuca with Red Onion', 'Yuca con cebolla'],
            [
              'Boiled cassava, red onions in vinegar and oil',
              'Yuca hervida con cebolla roja en vinagre y aceite',
            ],
            6,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Johnnycake from the Pan', 'Yaniqueque de la casa'],
            [
              'Fried wheat dough, crisp at the edges, sea salt',
              'Masa de trigo frita, crujiente en el borde, con sal de mar',
            ],
            5,
            ['vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-lobster',
        ['Spiny Lobster, Half', 'Media langosta a la parrilla'],
        [
          'Caribbean lobster in season, lime butter, sweet potato',
          'Langosta del Caribe en temporada, mantequilla de limón y batata',
        ],
        46,
        ['gluten-free', 'has-shellfish'],
      ),
      specialty(
        'plate-grilled-fish',
        ['Whole Fried Snapper', 'Chillo frito entero'],
        [
          'A whole snapper, scored and fried, tostones, avocado',
          'Chillo entero, marcado y frito, con tostones y aguacate',
        ],
        32,
        ['gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 3603,
    code_value: 'CORAL-GLORIETA-AM',
    name: 'La Glorieta breakfast',
    title: ['Breakfast under the Almond Tree', 'Desayuno bajo el almendro'],
    slug: ['breakfast-under-the-almond-tree', 'desayuno-bajo-el-almendro'],
    currency,
    sections: [
      section(
        ['Dominican breakfast', 'Desayuno dominicano'],
        [
          dish(
            ['Mangú with the Three', 'Mangú con los tres golpes'],
            [
              'Mashed plantain, fried cheese, salami, eggs, pickled onion',
              'Puré de plátano, queso frito, salami, huevos y cebollita',
            ],
            14,
          ),
          dish(
            ['Garden Mangú', 'Mangú del conuco'],
            [
              'Mashed plantain, avocado, stewed eggplant, pickled onion',
              'Puré de plátano, aguacate, berenjena guisada y cebollita',
            ],
            12,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Sausage and Sweet Plantain', 'Longaniza con maduros'],
            [
              'Sour-orange sausage, baked ripe plantain, lime',
              'Longaniza con naranja agria, plátano maduro al horno y limón',
            ],
            13,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Eggs', 'Huevos'],
        [
          dish(
            ['Three-Egg Omelette', 'Tortilla de tres huevos'],
            [
              'Ham, cheese, tomato or spinach, as you choose',
              'Con jamón, queso, tomate o espinaca, como tú digas',
            ],
            11,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Poached Eggs and Spinach', 'Huevos escalfados con espinaca'],
            [
              'Two eggs, wilted spinach, mushrooms, no toast',
              'Dos huevos, espinaca salteada y setas, sin pan',
            ],
            12,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto', 'low-cal'],
          ),
          dish(
            ['Scrambled Eggs on Toast', 'Huevos revueltos con pan'],
            [
              'Soft eggs, butter, bread baked this morning',
              'Huevos cremosos, mantequilla y pan de esta mañana',
            ],
            9,
            ['vegetarian'],
          ),
        ],
      ),
      section(
        ['Bowls and fruit', 'Frutas y tazones'],
        [
          dish(
            ['Papaya Boat with Lime', 'Barquito de lechosa'],
            [
              'Half a papaya, lime, coconut flakes, mint',
              'Media lechosa con limón, coco rallado y hierbabuena',
            ],
            8,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Almond Granola Bowl', 'Granola con almendra'],
            [
              'Yogurt, oat and almond granola, pineapple, honey',
              'Yogur, granola de avena y almendra, piña y miel',
            ],
            10,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Warm Cinnamon Oats', 'Avena caliente con canela'],
            [
              'Oats in coconut milk, cinnamon, nutmeg, orange peel',
              'Avena en leche de coco, canela, nuez moscada y naranja',
            ],
            8,
            ['vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Juice and coffee', 'Jugos y café'],
        [
          dish(
            ['Passion Fruit Juice', 'Jugo de chinola'],
            ['Pressed this morning, with or without sugar', 'Recién hecho esta mañana, con o sin azúcar'],
            5,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Morir Soñando', 'Morir soñando'],
            ['Orange juice and cold milk over crushed ice', 'Jugo de naranja y leche fría con hielo picado'],
            6,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pancakes',
        ['Coconut Pancake Tower', 'Torre de panqueques de coco'],
        [
          'Five small pancakes, toasted coconut, caramel banana',
          'Cinco panqueques pequeños, coco tostado y guineo acaramelado',
        ],
        12,
        ['vegetarian'],
      ),
      specialty(
        'plate-fruit',
        ['Five-Fruit Sun Plate', 'Sol de cinco frutas'],
        [
          'Pineapple, mango, papaya, melon and banana, cut to share',
          'Piña, mango, lechosa, melón y guineo, para compartir',
        ],
        11,
        ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
      ),
    ],
  }),
  demoMenu({
    id: 3604,
    code_value: 'CORAL-PIMIENTA',
    name: 'Isla Pimienta',
    title: ['Kitchens of the Islands', 'Cocinas de las islas'],
    slug: ['kitchens-of-the-islands', 'cocinas-de-las-islas'],
    currency,
    sections: [
      section(
        ['To start', 'Para empezar'],
        [
          dish(
            ['Split Pea Fritters', 'Frituras de guisantes'],
            [
              'Split peas, cumin, scallion, tamarind chutney',
              'Guisantes secos, comino, cebollín y chutney de tamarindo',
            ],
            9,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Callaloo Soup', 'Sopa de calalú'],
            ['Taro leaves, okra, coconut milk, crab', 'Hojas de yautía, molondrón, leche de coco y cangrejo'],
            12,
            ['gluten-free', 'low-carb', 'has-shellfish'],
          ),
          dish(
            ['Peanut and Squash Soup', 'Sopa de auyama y maní'],
            [
              'Roasted squash, peanut, ginger, a little hot pepper',
              'Auyama asada, maní, jengibre y un toque de picante',
            ],
            10,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Islands', 'Las islas'],
        [],
        [
          section(
            ['From Jamaica', 'De Jamaica'],
            [
              dish(
                ['Allspice Smoked Jerk Chicken', 'Pollo jerk ahumado'],
                [
                  'Chicken over allspice wood, wheat-free rub, cabbage slaw',
                  'Pollo con leña de malagueta, adobo sin trigo y repollo',
                ],
                22,
                ['gluten-free', 'low-carb'],
              ),
              dish(
                ['Saltfish and Ackee', 'Bacalao con akí'],
                [
                  'Salt cod, ackee, tomato, scallion, black pepper',
                  'Bacalao, akí, tomate, cebollín y pimienta negra',
                ],
                20,
                ['gluten-free', 'low-carb', 'keto'],
              ),
            ],
          ),
          section(
            ['From Trinidad', 'De Trinidad'],
            [
              dish(
                ['Chickpea Curry Doubles', 'Doubles de garbanzo'],
                [
                  'Two soft flatbreads, curried chickpeas, cucumber',
                  'Dos panes suaves, garbanzos al curry y pepino',
                ],
                11,
                ['vegan', 'vegetarian'],
              ),
              dish(
                ['Beef Roti', 'Roti de res'],
                [
                  'Slow curried beef wrapped in split-pea flatbread',
                  'Res al curry, cocida lentamente, en pan de guisantes',
                ],
                18,
              ),
            ],
          ),
          section(
            ['From Haiti and Martinique', 'De Haití y Martinica'],
            [
              dish(
                ['Citrus Pork Griot', 'Griot de cerdo'],
                [
                  'Pork marinated in sour orange, fried, with hot slaw',
                  'Cerdo marinado en naranja agria, frito, con pikliz',
                ],
                21,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Creole Court-Bouillon', 'Court-bouillon criollo'],
                [
                  'Fish poached with tomato, lime, thyme and chile',
                  'Pescado escalfado con tomate, limón, tomillo y ají',
                ],
                24,
                ['gluten-free', 'low-carb', 'low-cal'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Sweet', 'Dulce'],
        [
          dish(
            ['Black Rum Cake', 'Bizcocho negro de ron'],
            ['Dark fruit cake, almonds, a year in rum', 'Bizcocho de frutas, almendra y un año en ron'],
            9,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Grilled Banana, Coconut', 'Guineo asado con coco'],
            [
              'Banana in its skin, coconut sugar, lime sorbet',
              'Guineo asado en su cáscara, azúcar de coco y sorbete de limón',
            ],
            8,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-curry',
        ['Green Seasoning Curry', 'Curry de hierbas verdes'],
        [
          'Pumpkin, chickpeas, spinach and coconut, with rice',
          'Auyama, garbanzos, espinaca y coco, con arroz',
        ],
        19,
        ['vegan', 'vegetarian', 'gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 3605,
    code_value: 'CORAL-KIDS',
    name: "Children's table",
    title: ['The Small Table', 'La mesa chiquita'],
    slug: ['the-small-table', 'la-mesa-chiquita'],
    currency,
    sections: [
      section(
        ['Starters', 'Para abrir'],
        [
          dish(
            ['Rainbow Vegetable Sticks', 'Palitos de colores'],
            [
              'Carrot, cucumber and pepper with chickpea dip',
              'Zanahoria, pepino y ají con crema de garbanzo',
            ],
            5,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Alphabet Chicken Soup', 'Sopita de letras'],
            [
              'Chicken broth, letter noodles, carrot, no onion',
              'Caldo de pollo, letritas, zanahoria y nada de cebolla',
            ],
            6,
          ),
          dish(
            ['Melted Cheese Cassava', 'Casabe con quesito'],
            [
              'Cassava bread and melted cheese, cut in triangles',
              'Casabe con queso derretido, cortado en triángulos',
            ],
            5,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Plates', 'Platos'],
        [
          dish(
            ['Grilled Fish Fingers', 'Deditos de pescado'],
            ['Fresh fish from the grill, rice, avocado', 'Pescado fresco a la plancha, arroz y aguacate'],
            10,
            ['gluten-free'],
          ),
          dish(
            ['Crispy Chicken, Fries', 'Pica pollo con papas'],
            [
              'Breaded chicken, potato wedges, sweet tomato sauce',
              'Pollo empanizado, gajos de papa y salsa de tomate',
            ],
            9,
          ),
          dish(
            ['Buttered Pasta Shells', 'Caracolitos con mantequilla'],
            ['Pasta shells, butter, cheese on the side', 'Caracolitos de pasta, mantequilla y queso aparte'],
            8,
            ['vegetarian'],
          ),
          dish(
            ['Rice and Red Beans', 'Arroz con habichuelas'],
            [
              'White rice, mild red beans, sweet plantain',
              'Arroz blanco, habichuelas suaves y plátano maduro',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Little Bunless Burger', 'Hamburguesita sin pan'],
            ['Beef patty in lettuce, cheese, cucumber', 'Carne de res en lechuga, queso y pepino'],
            9,
            ['gluten-free', 'low-carb', 'keto'],
          ),
        ],
      ),
      section(
        ['After', 'Después'],
        [
          dish(
            ['Frozen Banana Dolphins', 'Delfines de guineo'],
            ['Frozen banana with a grape in its smile', 'Guineo congelado con una uva en la sonrisa'],
            4,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Warm Chocolate Pot', 'Chocolatico caliente'],
            ['Local cacao, milk, a little cinnamon', 'Cacao de aquí, leche y un chin de canela'],
            5,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 3606,
    code_value: 'CORAL-PANDILLA',
    name: 'La Pandilla',
    title: ['Pizza and Pasta', 'Pizzas y pastas'],
    slug: ['pizza-and-pasta', 'pizzas-y-pastas'],
    currency,
    sections: [
      section(
        ['Salads', 'Ensaladas'],
        [
          dish(
            ['Tomato and Mozzarella', 'Tomate y mozzarella'],
            [
              'Garden tomatoes, fresh mozzarella, basil, olive oil',
              'Tomates del huerto, mozzarella fresca, albahaca y aceite de oliva',
            ],
            11,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Chopped Chickpea Salad', 'Ensalada picadita'],
            ['Chickpeas, cucumber, radish, olives, lemon', 'Garbanzos, pepino, rábano, aceitunas y limón'],
            10,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
      section(
        ['Pizza', 'Pizzas'],
        [
          dish(
            ['Plain Tomato Marinara', 'Marinara sencilla'],
            ['Tomato, garlic, oregano, olive oil', 'Tomate, ajo, orégano y aceite de oliva'],
            11,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Margherita by the Metre', 'Margarita por metro'],
            ['Half a metre of tomato, mozzarella and basil', 'Medio metro de tomate, mozzarella y albahaca'],
            24,
            ['vegetarian'],
          ),
          dish(
            ['Pineapple and Longaniza', 'Piña con longaniza'],
            ['Local sausage, roasted pineapple, mozzarella', 'Longaniza criolla, piña asada y mozzarella'],
            16,
          ),
          dish(
            ['Shrimp and Garlic Pizza', 'Pizza de camarones al ajillo'],
            ['Shrimp, garlic oil, parsley, mozzarella', 'Camarones, aceite de ajo, perejil y mozzarella'],
            19,
            ['has-shellfish'],
          ),
          dish(
            ['Gluten-Free Vegetable Pizza', 'Pizza de vegetales sin gluten'],
            [
              'Rice and cassava base, eggplant, pepper, tomato, cheese',
              'Base de arroz y yuca, berenjena, ají, tomate y queso',
            ],
            17,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Pasta', 'Pastas'],
        [
          dish(
            ['Spaghetti with Meatballs', 'Espaguetis con albóndigas'],
            ['Beef meatballs, tomato, grated cheese', 'Albóndigas de res, tomate y queso rallado'],
            15,
          ),
          dish(
            ['Baked Plantain Lasagne', 'Pastelón de plátano maduro'],
            [
              'Ripe plantain, beef and cheese in layers, no pasta',
              'Capas de plátano maduro, res y queso, sin pasta',
            ],
            15,
            ['gluten-free'],
          ),
          dish(
            ['Zucchini Ribbons, Pesto', 'Cintas de zucchini al pesto'],
            [
              'Zucchini instead of pasta, cashew pesto, cherry tomato',
              'Zucchini en lugar de pasta, pesto de cajuil y tomatitos',
            ],
            14,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pizza',
        ['The Gang Pizza', 'La pizza de la pandilla'],
        [
          'Four quarters, four toppings: each child chooses one',
          'Cuatro cuartos, cuatro sabores: cada niño escoge el suyo',
        ],
        22,
      ),
      specialty(
        'plate-pasta',
        ['Creole Chicken Penne', 'Penne con pollo criollo'],
        [
          'Stewed chicken, sweet pepper, olives, tomato, cream',
          'Pollo guisado, ají dulce, aceitunas, tomate y crema',
        ],
        16,
      ),
    ],
  }),
  demoMenu({
    id: 3607,
    code_value: 'CORAL-MUELLE',
    name: 'Muelle dinner',
    title: ['Creole Dinner on the Pier', 'Cena criolla en el muelle'],
    slug: ['creole-dinner-on-the-pier', 'cena-criolla-en-el-muelle'],
    currency,
    sections: [
      section(
        ['First', 'Primero'],
        [
          dish(
            ['Crab in its Shell', 'Cangrejo en su concha'],
            ['Crab, coconut, sweet pepper, cassava crumb', 'Cangrejo, coco, ají dulce y polvo de casabe'],
            19,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Green Papaya Carpaccio', 'Carpaccio de lechosa verde'],
            [
              'Shaved papaya, lime, toasted peanut, cilantro',
              'Lechosa en láminas, limón, maní tostado y cilantro',
            ],
            14,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal', 'has-nuts'],
          ),
          dish(
            ['Smoked Marlin Tartine', 'Tostada de marlín ahumado'],
            [
              'House-smoked marlin, capers, toasted sourdough',
              'Marlín ahumado en casa, alcaparras y pan de masa madre',
            ],
            17,
          ),
        ],
      ),
      section(
        ['Second', 'Segundo'],
        [
          dish(
            ['Fish in Coconut Samaná', 'Pescado con coco de Samaná'],
            [
              'Grouper in coconut and annatto, the way of Samaná',
              'Mero en coco y bija, a la manera de Samaná',
            ],
            34,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Rum-Glazed Pork Belly', 'Panceta glaseada al ron'],
            [
              'Pork belly, dark rum, mashed yautía, pickled cabbage',
              'Panceta, ron añejo, puré de yautía y repollo encurtido',
            ],
            32,
            ['gluten-free'],
          ),
          dish(
            ['Beef Fillet, Cacao Salt', 'Filete con sal de cacao'],
            [
              'Beef fillet, cacao salt, roasted mushrooms, watercress',
              'Filete de res, sal de cacao, setas asadas y berro',
            ],
            43,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Stuffed Chayote', 'Tayota rellena'],
            [
              'Chayote filled with mushrooms, corn and cassava crumb',
              'Tayota rellena de setas, maíz y polvo de casabe',
            ],
            24,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
      section(
        ['Last', 'Para cerrar'],
        [
          dish(
            ['Passion Fruit Custard', 'Flan de chinola'],
            ['Baked custard, passion fruit, burnt sugar', 'Flan al horno, chinola y azúcar quemada'],
            9,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Soursop Ice, Mint', 'Hielo de guanábana'],
            [
              'Soursop, lime and mint, scraped at the table',
              'Guanábana, limón y hierbabuena, raspado en la mesa',
            ],
            8,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-chocolate',
        ['Cacao from Hato Mayor', 'Cacao de Hato Mayor'],
        [
          'Dark chocolate three ways, macadamia, sea salt',
          'Chocolate amargo de tres maneras, macadamia y sal de mar',
        ],
        13,
        ['vegetarian', 'has-nuts'],
      ),
    ],
  }),
  demoMenu({
    id: 3608,
    code_value: 'CORAL-GUIRA',
    name: 'Bar Güira drinks',
    title: ['Rum and Music', 'Ron y música'],
    slug: ['rum-and-music', 'ron-y-musica'],
    currency,
    sections: [
      section(
        ['Rum cocktails', 'Cocteles de ron'],
        [
          dish(
            ['Daiquiri of the House', 'Daiquirí de la casa'],
            ['White rum, lime, cane sugar, shaken hard', 'Ron blanco, limón y azúcar de caña, bien batido'],
            12,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Passion Fruit Punch', 'Ponche de chinola'],
            ['Golden rum, passion fruit, nutmeg, bitters', 'Ron dorado, chinola, nuez moscada y amargo'],
            12,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Coconut Orgeat Swizzle', 'Swizzle de coco y almendra'],
            [
              'Rum, coconut water, almond syrup, lime, crushed ice',
              'Ron, agua de coco, jarabe de almendra, limón y hielo',
            ],
            13,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Root Bark Mamajuana', 'Mamajuana de la casa'],
            ['Rum and red wine steeped in bark, with honey', 'Ron y vino tinto macerados con palos, y miel'],
            9,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Rum to sip', 'Ron para saborear'],
        [
          dish(
            ['Don Eliseo Eight Years', 'Don Eliseo, ocho años'],
            ['Vanilla, dry orange, tobacco; no ice needed', 'Vainilla, naranja seca y tabaco; no pide hielo'],
            13,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Ingenio Viejo Solera', 'Ingenio Viejo solera'],
            ['Molasses, fig, mahogany colour, a long finish', 'Melao, higo, color de caoba y final largo'],
            19,
            ['gluten-free', 'low-carb'],
          ),
        ],
      ),
      section(
        ['For every age', 'Para todas las edades'],
        [
          dish(
            ['Coral Sunrise', 'Amanecer coral'],
            [
              'Orange, hibiscus, pineapple, in three stripes',
              'Naranja, flor de Jamaica y piña, en tres franjas',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Ginger Lime Cooler', 'Fresco de jengibre y limón'],
            ['Fresh ginger, lime, mint, soda water', 'Jengibre fresco, limón, hierbabuena y soda'],
            6,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal', 'low-carb'],
          ),
        ],
      ),
      section(
        ['To share', 'Para compartir'],
        [
          dish(
            ['Little Beef Kipes', 'Quipes de res'],
            ['Bulgur and beef croquettes, mint, lime', 'Croquetas de trigo y res, hierbabuena y limón'],
            9,
          ),
          dish(
            ['Toasted Cashew Bowl', 'Cajuil tostado'],
            [
              'Cashews toasted with lime leaf and sea salt',
              'Semillas de cajuil tostadas con hoja de limón y sal',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-mojito',
        ['Garden Mint Mojito', 'Mojito del huerto'],
        [
          'White rum, mint cut at five, lime, cane juice',
          'Ron blanco, hierbabuena cortada a las cinco, limón y guarapo',
        ],
        12,
        ['vegan', 'vegetarian', 'gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 3609,
    code_value: 'CORAL-SPLASH',
    name: 'Chapuzón poolside',
    title: ['Wet Feet Menu', 'Menú de pies mojados'],
    slug: ['wet-feet-menu', 'menu-de-pies-mojados'],
    currency,
    sections: [
      section(
        ['To eat with a towel on', 'Para comer con la toalla puesta'],
        [
          dish(
            ['Grilled Fish Wrap', 'Wrap de pescado'],
            [
              'Mahi-mahi, cabbage, lime cream, flour tortilla',
              'Dorado, repollo, crema de limón y tortilla de harina',
            ],
            14,
          ),
          dish(
            ['Chimi Street Burger', 'Chimi de la esquina'],
            [
              'Seasoned beef, cabbage, tomato, pink sauce, soft bread',
              'Res sazonada, repollo, tomate, salsa rosada y pan de agua',
            ],
            13,
          ),
          dish(
            ['Cold Chicken Lettuce Cups', 'Pollo frío en lechuga'],
            [
              'Roast chicken, avocado, celery, lime mayonnaise',
              'Pollo asado, aguacate, apio y mayonesa de limón',
            ],
            12,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Shrimp and Mango Bowl', 'Tazón de camarones y mango'],
            ['Cooked shrimp, mango, rice, cucumber, lime', 'Camarones cocidos, mango, arroz, pepino y limón'],
            16,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Black Bean Quesadilla', 'Quesadilla de habichuelas negras'],
            [
              'Corn tortilla, black beans, cheese, tomato',
              'Tortilla de maíz, habichuelas negras, queso y tomate',
            ],
            11,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Yuca Fries, Cilantro', 'Yuca frita con cilantro'],
            ['Cassava fries, cilantro and garlic dip', 'Bastones de yuca con mojo de cilantro y ajo'],
            7,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Cold and tall', 'Bien frías'],
        [
          dish(
            ['Frozen Piña Colada', 'Piña colada frozen'],
            ['Rum, pineapple, coconut cream; ask without', 'Ron, piña y crema de coco; también sin ron'],
            11,
            ['gluten-free'],
          ),
          dish(
            ['Lime Leaf Lemonade', 'Limonada de hoja'],
            [
              'Lime, lime leaf, cane sugar, crushed ice',
              'Limón, hoja de limón, azúcar de caña y hielo picado',
            ],
            5,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Oatmeal Lime Cooler', 'Jugo de avena con limón'],
            ['Cold oats, lime, sugar and ice, blended', 'Avena fría, limón, azúcar y hielo, todo licuado'],
            5,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Ice-Cold Lager', 'Fría vestida de novia'],
            [
              'Local lager, its bottle white with frost',
              'Cerveza del país, con la botella blanca de escarcha',
            ],
            6,
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-coconut',
        ['Coconut with a Straw', 'Coco de agua'],
        [
          'Green coconut, opened with three cuts, flesh included',
          'Coco verde abierto de tres machetazos, con su masa',
        ],
        6,
        ['vegan', 'vegetarian', 'gluten-free'],
      ),
      specialty(
        'plate-salad',
        ['Big Pool Salad', 'Ensalada grande de piscina'],
        [
          'Lettuce, mango, avocado, carrot, pumpkin seed, lime',
          'Lechuga, mango, aguacate, zanahoria, semilla de auyama y limón',
        ],
        12,
        ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
      ),
    ],
  }),
  demoMenu({
    id: 3610,
    code_value: 'CORAL-TRAPICHE',
    name: 'Trapiche ices and coffee',
    title: ['Ices and Coffee', 'Helados y café'],
    slug: ['ices-and-coffee', 'helados-y-cafe'],
    currency,
    sections: [
      section(
        ['By the scoop', 'Por bola'],
        [
          dish(
            ['Coconut and Lime', 'Coco con limón'],
            ['Coconut milk, lime peel, no dairy', 'Leche de coco y cáscara de limón, sin lácteos'],
            4,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Hato Mayor Chocolate', 'Chocolate de Hato Mayor'],
            ['Dark cacao, milk, a pinch of salt', 'Cacao amargo, leche y una pizca de sal'],
            4,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Roasted Peanut Praline', 'Dulce de maní'],
            ['Cream, roasted peanut, brittle broken by hand', 'Crema, maní tostado y turrón partido a mano'],
            4,
            ['vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Guava and Cheese', 'Guayaba con queso'],
            ['Guava ice cream, crumbs of fresh white cheese', 'Helado de guayaba con migas de queso blanco'],
            4,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Tamarind Water Ice', 'Hielo de tamarindo'],
            ['Tamarind, cane sugar, water, nothing else', 'Tamarindo, azúcar de caña, agua y nada más'],
            4,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
      section(
        ['Coffee from the hills', 'Café de la loma'],
        [
          dish(
            ['Stovetop Black Coffee', 'Café de greca'],
            [
              'Coffee from the hills above Baní, short and strong',
              'Café de las lomas de Baní, corto y fuerte',
            ],
            3,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal', 'low-carb', 'keto'],
          ),
          dish(
            ['Half and Half', 'Café con leche'],
            ['Half coffee, half hot milk, sugar aside', 'Mitad café, mitad leche caliente, azúcar aparte'],
            4,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Ginger Tea, Cinnamon', 'Té de jengibre'],
            [
              'Fresh ginger boiled with cinnamon and clove',
              'Jengibre fresco hervido con canela y clavo dulce',
            ],
            3,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal', 'low-carb'],
          ),
        ],
      ),
      section(
        ['From the glass case', 'De la vitrina'],
        [
          dish(
            ['Layered Dominican Cake', 'Bizcocho dominicano'],
            ['Soft butter cake, pineapple, meringue in pink', 'Bizcocho esponjoso, piña y suspiro rosado'],
            6,
            ['vegetarian'],
          ),
          dish(
            ['Sweet Coconut Cornbread', 'Arepa dulce de coco'],
            [
              'Cornmeal, coconut milk, raisins, baked over coals',
              'Harina de maíz, leche de coco y pasas, a las brasas',
            ],
            5,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-coffee',
        ['Coffee on Vanilla Ice', 'Café sobre helado de vainilla'],
        [
          'Hot coffee poured at the table over vanilla ice cream',
          'Café caliente servido en la mesa sobre helado de vainilla',
        ],
        7,
        ['vegetarian', 'gluten-free'],
      ),
    ],
  }),
];
