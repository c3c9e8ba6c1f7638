import { demoMenu, dish, section, specialty } from './authoring.ts';

/** What the kitchens and bars of the Promenade serve. */
export default [
  demoMenu({
    id: 101,
    code_value: 'PROM-LONJA',
    name: 'La Lonja: the fish hall',
    title: ['From the Fish Hall', 'De la lonja'],
    slug: ['from-the-fish-hall', 'de-la-lonja'],
    currency: 'USD',
    sections: [
      section(
        ['Raw & Cured', 'Crudos y curados'],
        [],
        [
          section(
            ['Ceviches', 'Ceviches'],
            [
              dish(
                ['Snapper Ceviche', 'Ceviche de huachinango'],
                [
                  'Lime, red onion, cucumber and serrano, cut to order',
                  'Limón, cebolla morada, pepino y serrano, picado al momento',
                ],
                18,
                ['gluten-free', 'low-cal', 'low-carb'],
              ),
              dish(
                ['Shrimp Aguachile Verde', 'Aguachile verde de camarón'],
                [
                  'Raw shrimp in green chile and lime, avocado, tostada',
                  'Camarón crudo en chile verde y limón, aguacate y tostada',
                ],
                21,
                ['gluten-free', 'low-cal', 'has-shellfish'],
              ),
              dish(
                ['Green Mango Ceviche', 'Ceviche de mango verde'],
                [
                  'Hearts of palm, mint, habanero oil and pumpkin seeds',
                  'Palmito, hierbabuena, aceite de habanero y pepita',
                ],
                15,
                ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
              ),
            ],
          ),
          section(
            ['Tostadas', 'Tostadas'],
            [
              dish(
                ['Tuna & Chipotle Tostada', 'Tostada de atún y chipotle'],
                [
                  'Yellowfin, crisp leek, chipotle mayonnaise on blue corn',
                  'Atún aleta amarilla, poro crujiente y mayonesa de chipotle en maíz azul',
                ],
                16,
                ['gluten-free'],
              ),
              dish(
                ['Octopus Tostada', 'Tostada de pulpo'],
                [
                  'Slow-cooked octopus, olives, pickled chile, black bean',
                  'Pulpo de cocción lenta, aceitunas, chile en vinagre y frijol negro',
                ],
                18,
                ['gluten-free', 'has-shellfish'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Hot Pots', 'De la olla'],
        [
          dish(
            ['Fishermen’s Broth', 'Caldo de pescadores'],
            [
              'Catch of the morning, mussels and carrot in guajillo broth',
              'Pesca de la mañana, mejillones y zanahoria en caldo de guajillo',
            ],
            19,
            ['gluten-free', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Coconut Corn Chowder', 'Crema de elote y coco'],
            [
              'Sweet corn, coconut milk, poblano strips, epazote oil',
              'Elote tierno, leche de coco, rajas de poblano y aceite de epazote',
            ],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Clams in White Wine', 'Almejas al vino blanco'],
            [
              'Garlic, parsley, a ladle of broth and grilled bread',
              'Ajo, perejil, su caldo y pan a la parrilla',
            ],
            24,
            ['has-shellfish'],
          ),
        ],
      ),
      section(
        ['Whole & By the Piece', 'Enteros y por pieza'],
        [],
        [
          section(
            ['From the Griddle', 'A la plancha'],
            [
              dish(
                ['Grouper with Achiote', 'Mero con achiote'],
                [
                  'Griddled fillet, sour orange, pickled onion, white rice',
                  'Filete a la plancha, naranja agria, cebolla encurtida y arroz blanco',
                ],
                32,
                ['gluten-free'],
              ),
              dish(
                ['Garlic Shrimp', 'Camarones al mojo de ajo'],
                [
                  'Eight large shrimp, toasted garlic, parsley, lime butter',
                  'Ocho camarones grandes, ajo dorado, perejil y mantequilla con limón',
                ],
                34,
                ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
              ),
              dish(
                ['Cauliflower in Pipián', 'Coliflor en pipián'],
                [
                  'Half a cauliflower, green pumpkin-seed sauce, warm tortillas',
                  'Media coliflor, pipián verde y tortillas calientes',
                ],
                22,
                ['gluten-free', 'vegan', 'vegetarian'],
              ),
            ],
          ),
          section(
            ['From the Fryer', 'De la freidora'],
            [
              dish(
                ['Whole Fried Snapper', 'Huachinango frito entero'],
                [
                  'Fried crisp, cabbage salad, habanero salsa, for two',
                  'Bien dorado, ensalada de col y salsa de habanero, para dos',
                ],
                46,
              ),
              dish(
                ['Beer-Battered Calamari', 'Calamares a la cerveza'],
                [
                  'Light lager batter, charred lime, saffron mayonnaise',
                  'Capeado ligero de cerveza clara, limón asado y mayonesa de azafrán',
                ],
                19,
                ['has-shellfish'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['On the Side', 'Para acompañar'],
        [
          dish(
            ['Coconut Rice', 'Arroz con coco'],
            ['Steamed in coconut milk with a bay leaf', 'Al vapor en leche de coco con una hoja de laurel'],
            7,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Cucumber & Chaya Salad', 'Ensalada de pepino y chaya'],
            ['Chaya leaves, radish, lime and olive oil', 'Hojas de chaya, rábano, limón y aceite de oliva'],
            9,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-ceviche',
        ['The Auction Ceviche', 'Ceviche de la subasta'],
        [
          'Whichever fish the first boat brought, dressed at your table',
          'El pescado que trajo la primera lancha, preparado en tu mesa',
        ],
        26,
        ['gluten-free', 'low-cal', 'low-carb'],
      ),
      specialty(
        'plate-lobster',
        ['Half Lobster, Drawn Butter', 'Media langosta con mantequilla'],
        [
          'Split and griddled, in season from July to February',
          'Abierta a la plancha; en temporada, de julio a febrero',
        ],
        48,
        ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
      ),
      specialty(
        'plate-paella',
        ['Rice of the Harbour', 'Arroz del puerto'],
        [
          'Short-grain rice, mussels, shrimp and squid, for two',
          'Arroz de grano corto, mejillón, camarón y calamar, para dos',
        ],
        58,
        ['gluten-free', 'has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 102,
    code_value: 'PROM-BRASA',
    name: 'Brasa del Paseo: dinner',
    title: ['Dinner from the Embers', 'Cena a las brasas'],
    slug: ['dinner-from-the-embers', 'cena-a-las-brasas'],
    currency: 'USD',
    sections: [
      section(
        ['To Begin', 'Para empezar'],
        [
          dish(
            ['Charred Leeks', 'Poros tatemados'],
            [
              'Leeks burnt black outside, almond romesco, chives',
              'Poros quemados por fuera, romesco de almendra y cebollín',
            ],
            14,
            ['gluten-free', 'low-carb', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Provoleta on Iron', 'Provoleta al fierro'],
            [
              'Melted cheese in its pan, oregano, dried chile',
              'Queso fundido en su sartén, orégano y chile seco',
            ],
            16,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Ember Oysters', 'Ostiones a la brasa'],
            [
              'Six oysters, chile butter, opened by the heat',
              'Seis ostiones con mantequilla de chile, abiertos por el calor',
            ],
            24,
            ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
          ),
          dish(
            ['Beetroot in Ashes', 'Betabel en cenizas'],
            [
              'Roasted in its skin, goat’s cheese, toasted walnuts',
              'Asado con su piel, queso de cabra y nuez tostada',
            ],
            13,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['The Grill', 'La parrilla'],
        [],
        [
          section(
            ['Beef', 'Res'],
            [
              dish(
                ['Skirt Steak, 300 g', 'Arrachera, 300 g'],
                [
                  'Grilled over oak, rested, sliced, grilled spring onion',
                  'A la leña de encino, reposada, rebanada y con cebollita cambray',
                ],
                38,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Rib Eye, 400 g', 'Rib eye, 400 g'],
                [
                  'Sea salt, rosemary brush, bone-marrow butter',
                  'Sal de mar, brocha de romero y mantequilla de tuétano',
                ],
                56,
                ['gluten-free', 'low-carb', 'keto'],
              ),
            ],
          ),
          section(
            ['Chicken & Pork', 'Pollo y cerdo'],
            [
              dish(
                ['Half Chicken al Pastor', 'Medio pollo al pastor'],
                [
                  'Two days in achiote, charred pineapple, corn tortillas',
                  'Dos días en achiote, piña asada y tortillas de maíz',
                ],
                28,
                ['gluten-free'],
              ),
              dish(
                ['Poc Chuc', 'Poc chuc'],
                [
                  'Thin pork in sour orange, roast tomato, black beans',
                  'Cerdo en naranja agria, tomate asado y frijol negro',
                ],
                26,
                ['gluten-free'],
              ),
            ],
          ),
          section(
            ['Garden', 'Huerta'],
            [
              dish(
                ['Cabbage Steak', 'Col a la brasa'],
                [
                  'Slow-charred, white-bean cream, chile and garlic oil',
                  'Tatemada lento, crema de alubia, aceite de chile y ajo',
                ],
                21,
                ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
              ),
              dish(
                ['Mushrooms on Skewers', 'Brochetas de setas'],
                [
                  'Oyster mushrooms, epazote, pasilla adobo, lime',
                  'Setas, epazote, adobo de pasilla y limón',
                ],
                20,
                ['gluten-free', 'low-carb', 'vegan', 'vegetarian'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['From the Coals', 'Entre las brasas'],
        [
          dish(
            ['Potatoes in Salt', 'Papas a la sal'],
            [
              'Small potatoes baked under sea salt, herb cream',
              'Papitas horneadas bajo sal de mar, crema de hierbas',
            ],
            9,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Street Corn', 'Elote asado'],
            ['Corn on the cob, cotija, lime, chile piquín', 'Elote entero, cotija, limón y chile piquín'],
            8,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Smoked Green Beans', 'Ejotes ahumados'],
            ['Grilled over oak, garlic, lemon peel', 'A la leña de encino, ajo y cáscara de limón amarillo'],
            8,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Burnt Pineapple', 'Piña quemada'],
            [
              'Turned over the last fire, lime, coconut ice cream',
              'Asada en el último fuego, limón y helado de coco',
            ],
            11,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-steak',
        ['Tomahawk for Two', 'Tomahawk para dos'],
        [
          '1.1 kg on the bone, forty minutes; ask early',
          '1.1 kg con hueso, cuarenta minutos; pídelo al llegar',
        ],
        118,
        ['gluten-free', 'low-carb', 'keto'],
      ),
      specialty(
        'plate-grilled-fish',
        ['Tikin Xic Fish', 'Pescado tikin xic'],
        [
          'Whole fish in achiote and banana leaf over embers',
          'Pescado entero en achiote y hoja de plátano sobre las brasas',
        ],
        44,
        ['gluten-free', 'low-carb'],
      ),
      specialty(
        'plate-salad',
        ['Ember Garden Plate', 'Plato de huerta a la brasa'],
        [
          'Squash, peppers, onion and nopal, smoked salt, lime',
          'Calabaza, pimiento, cebolla y nopal, sal ahumada y limón',
        ],
        24,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 103,
    code_value: 'PROM-HORNO',
    name: 'Horno Levante: pizza and pasta',
    title: ['Pizza & Pasta', 'Pizza y pasta'],
    slug: ['pizza-and-pasta', 'pizza-y-pasta'],
    currency: 'USD',
    sections: [
      section(
        ['Small Plates', 'Para compartir'],
        [
          dish(
            ['Burrata & Warm Tomatoes', 'Burrata con tomates tibios'],
            [
              'Tomatoes from the oven mouth, basil, olive oil',
              'Tomates de la boca del horno, albahaca y aceite de oliva',
            ],
            17,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Oven Focaccia', 'Focaccia del horno'],
            [
              'Rosemary, coarse salt, good olive oil for dipping',
              'Romero, sal gruesa y buen aceite de oliva',
            ],
            8,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Rocket & Pear', 'Arúgula y pera'],
            [
              'Shaved aged cheese, lemon, candied walnuts',
              'Láminas de queso añejo, limón amarillo y nuez garapiñada',
            ],
            14,
            ['gluten-free', 'low-cal', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Pizza, 30 cm', 'Pizza de 30 cm'],
        [
          dish(
            ['Marinara', 'Marinara'],
            [
              'Tomato, garlic, oregano, olive oil; no cheese',
              'Tomate, ajo, orégano y aceite de oliva; sin queso',
            ],
            16,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Margherita', 'Margarita'],
            [
              'Tomato, fresh mozzarella, basil from our pots',
              'Tomate, mozzarella fresca y albahaca de nuestras macetas',
            ],
            18,
            ['vegetarian'],
          ),
          dish(
            ['Squash Blossom', 'Flor de calabaza'],
            [
              'White pizza, ricotta, squash blossom, lemon',
              'Pizza blanca, ricotta, flor de calabaza y limón amarillo',
            ],
            20,
            ['vegetarian'],
          ),
          dish(
            ['Longaniza & Honey', 'Longaniza y miel'],
            [
              'Smoked Yucatán sausage, red onion, melipona honey',
              'Longaniza ahumada de Yucatán, cebolla morada y miel de melipona',
            ],
            21,
          ),
          dish(
            ['Shrimp & Chile', 'Camarón y chile'],
            ['Shrimp, garlic, dried chile, parsley, tomato', 'Camarón, ajo, chile seco, perejil y tomate'],
            23,
            ['has-shellfish'],
          ),
        ],
      ),
      section(
        ['Pasta', 'Pasta'],
        [
          dish(
            ['Rigatoni with Greens', 'Rigatoni con verdes'],
            [
              'Chaya and basil pesto with almonds, green beans',
              'Pesto de chaya y albahaca con almendra, ejotes',
            ],
            22,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Spaghetti, Tomato, Nothing Else', 'Espagueti con tomate y nada más'],
            ['Three hours of tomato, garlic, olive oil', 'Tres horas de tomate, ajo y aceite de oliva'],
            18,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Slow Beef Pappardelle', 'Pappardelle de res lenta'],
            [
              'Beef cooked overnight in the cooling oven',
              'Res cocida toda la noche en el horno que se enfría',
            ],
            26,
          ),
          dish(
            ['Gluten-Free Penne', 'Penne sin gluten'],
            ['Corn and rice pasta with tomato or butter', 'Pasta de maíz y arroz con tomate o mantequilla'],
            20,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pizza',
        ['Pizza Levante', 'Pizza Levante'],
        [
          'Smoked mozzarella, potato, rosemary, coarse pepper',
          'Mozzarella ahumada, papa, romero y pimienta gruesa',
        ],
        22,
        ['vegetarian'],
      ),
      specialty(
        'plate-pasta',
        ['Linguine of the Bay', 'Linguine de la bahía'],
        [
          'Clams, shrimp and squid, white wine, toasted crumbs',
          'Almejas, camarón y calamar, vino blanco y pan tostado',
        ],
        32,
        ['has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 104,
    code_value: 'PROM-TACO',
    name: 'El Farolito de Maíz: tacos',
    title: ['Tacos All Day', 'Tacos todo el día'],
    slug: ['tacos-all-day', 'tacos-todo-el-dia'],
    currency: 'USD',
    sections: [
      section(
        ['Tacos, by the Piece', 'Tacos por pieza'],
        [
          dish(
            ['Pastor Taco', 'Taco al pastor'],
            ['Pork from the spit, pineapple, coriander, onion', 'Cerdo del trompo, piña, cilantro y cebolla'],
            5,
            ['gluten-free'],
          ),
          dish(
            ['Fish Taco', 'Taco de pescado'],
            [
              'Battered grouper, cabbage, lime cream, flour tortilla',
              'Mero capeado, col, crema de limón y tortilla de harina',
            ],
            6,
          ),
          dish(
            ['Cochinita Taco', 'Taco de cochinita'],
            [
              'Pork from the earth oven, pickled onion, habanero',
              'Cerdo de horno de tierra, cebolla morada y habanero',
            ],
            5,
            ['gluten-free'],
          ),
          dish(
            ['Shrimp Costra Taco', 'Taco costra de camarón'],
            [
              'Shrimp rolled in crisped cheese, no tortilla',
              'Camarón envuelto en costra de queso, sin tortilla',
            ],
            8,
            ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
          ),
          dish(
            ['Nopal Taco', 'Taco de nopal'],
            ['Grilled cactus, black bean, pumpkin-seed salsa', 'Nopal asado, frijol negro y salsa de pepita'],
            4,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Mushroom Taco', 'Taco de setas'],
            ['Oyster mushrooms off the griddle, avocado, lime', 'Setas a la plancha, aguacate y limón'],
            5,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['From the Comal', 'Del comal'],
        [
          dish(
            ['Squash-Blossom Quesadilla', 'Quesadilla de flor de calabaza'],
            ['Blue corn, string cheese, epazote', 'Maíz azul, quesillo y epazote'],
            9,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Panuchos, Two', 'Panuchos, dos'],
            [
              'Tortillas filled with bean, turkey, pickled onion',
              'Tortillas rellenas de frijol, pavo y cebolla encurtida',
            ],
            10,
            ['gluten-free'],
          ),
          dish(
            ['Chicken Tinga Tostada', 'Tostada de tinga'],
            ['Chicken in chipotle and tomato, cream, lettuce', 'Pollo en chipotle y tomate, crema y lechuga'],
            8,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['To Share & Drink', 'Para compartir y beber'],
        [
          dish(
            ['Guacamole in Stone', 'Guacamole en molcajete'],
            ['Made to order, corn chips, radish', 'Hecho al momento, totopos y rábano'],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Peanut Salsa Macha', 'Salsa macha de cacahuate'],
            [
              'Dried chile, peanut and sesame in oil; hot',
              'Chile seco, cacahuate y ajonjolí en aceite; pica',
            ],
            3,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Hibiscus Water', 'Agua de jamaica'],
            ['Cold, tart, little sugar, refilled once', 'Fría, ácida, con poca azúcar y un relleno'],
            4,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Rice Horchata', 'Agua de horchata'],
            ['Rice, cinnamon and almond milk over ice', 'Arroz, canela y leche de almendra con hielo'],
            4,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-tacos',
        ['The Lamplighter’s Plate', 'El plato del farolero'],
        [
          'Five corn tacos of the day, three salsas, grilled onion',
          'Cinco tacos de maíz del día, tres salsas y cebollita asada',
        ],
        24,
        ['gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 105,
    code_value: 'PROM-NORI',
    name: 'Ola y Arroz: the counter',
    title: ['At the Counter', 'En la barra'],
    slug: ['at-the-counter', 'en-la-barra'],
    currency: 'USD',
    sections: [
      section(
        ['Cold', 'Fríos'],
        [
          dish(
            ['Hamachi & Serrano', 'Hamachi con serrano'],
            ['Thin slices, serrano, tamari and lime', 'Láminas finas, serrano, tamari y limón'],
            22,
            ['gluten-free', 'low-cal', 'low-carb', 'keto'],
          ),
          dish(
            ['Seaweed & Cucumber', 'Algas con pepino'],
            [
              'Three seaweeds, cucumber, sesame, rice vinegar',
              'Tres algas, pepino, ajonjolí y vinagre de arroz',
            ],
            11,
            ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Tuna Tataki', 'Tataki de atún'],
            [
              'Seared rim, ponzu, spring onion, toasted garlic',
              'Sellado al borde, ponzu, cebollín y ajo dorado',
            ],
            21,
            ['low-cal', 'low-carb'],
          ),
        ],
      ),
      section(
        ['Nigiri, Two Pieces', 'Nigiri, dos piezas'],
        [
          dish(
            ['Tuna Nigiri', 'Nigiri de atún'],
            ['Yellowfin brushed with aged soy sauce', 'Atún aleta amarilla con soya añejada'],
            9,
            ['low-cal'],
          ),
          dish(
            ['Sea Bass Nigiri', 'Nigiri de robalo'],
            ['Lime peel and a grain of salt', 'Cáscara de limón y un grano de sal'],
            9,
            ['gluten-free', 'low-cal'],
          ),
          dish(
            ['Sweet Shrimp Nigiri', 'Nigiri de camarón dulce'],
            ['Raw shrimp, its head fried beside it', 'Camarón crudo con su cabeza frita al lado'],
            11,
            ['has-shellfish'],
          ),
          dish(
            ['Avocado Nigiri', 'Nigiri de aguacate'],
            ['Torched avocado, sesame salt, nori band', 'Aguacate flameado, sal de ajonjolí y cinta de nori'],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Rolls', 'Rollos'],
        [
          dish(
            ['Promenade Roll', 'Rollo del Paseo'],
            [
              'Tempura shrimp, mango, avocado, toasted coconut',
              'Camarón tempura, mango, aguacate y coco tostado',
            ],
            18,
            ['has-shellfish'],
          ),
          dish(
            ['Spicy Tuna Roll', 'Rollo de atún picante'],
            ['Chopped tuna, chile de árbol, cucumber', 'Atún picado, chile de árbol y pepino'],
            17,
          ),
          dish(
            ['Garden Roll', 'Rollo de la huerta'],
            [
              'Sweet potato, asparagus, pickled radish, tamari',
              'Camote, espárrago, rábano encurtido y tamari',
            ],
            14,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Riceless Roll', 'Rollo sin arroz'],
            [
              'Salmon, crab and avocado wrapped in cucumber',
              'Salmón, cangrejo y aguacate envueltos en pepino',
            ],
            19,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['Warm', 'Calientes'],
        [
          dish(
            ['Miso Soup', 'Sopa miso'],
            [
              'Red miso, tofu, seaweed, spring onion, kombu broth',
              'Miso rojo, tofu, alga, cebollín y caldo de kombu',
            ],
            7,
            ['low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Cashew Chicken Skewers', 'Brochetas de pollo y nuez de la India'],
            [
              'Charcoal thigh meat, tamari glaze, crushed cashew',
              'Muslo al carbón, glaseado de tamari y nuez de la India',
            ],
            15,
            ['gluten-free', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-sushi',
        ['Twelve at the Counter', 'Doce en la barra'],
        [
          'Twelve nigiri one by one, in the cook’s order',
          'Doce nigiris uno por uno, en el orden del cocinero',
        ],
        64,
        ['has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 106,
    code_value: 'PROM-VERDE-AM',
    name: 'Mercado Verde: breakfast',
    title: ['Breakfast', 'Desayuno'],
    slug: ['breakfast', 'desayuno'],
    currency: 'USD',
    sections: [
      section(
        ['From the Stalls', 'De los puestos'],
        [
          dish(
            ['Market Fruit', 'Fruta del mercado'],
            ['Papaya, pineapple, melon, lime and chile salt', 'Papaya, piña, melón, limón y sal con chile'],
            9,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Coconut Chia Bowl', 'Tazón de chía y coco'],
            ['Chia in coconut milk, mango, pumpkin seeds', 'Chía en leche de coco, mango y pepita'],
            11,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['House Granola', 'Granola de la casa'],
            [
              'Oats, pecans, cacao nibs, plain yogurt, honey',
              'Avena, nuez pecana, cacao, yogur natural y miel',
            ],
            11,
            ['vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Eggs & Corn', 'Huevos y maíz'],
        [
          dish(
            ['Green Chilaquiles', 'Chilaquiles verdes'],
            [
              'Tomatillo, cream, fresh cheese, a fried egg',
              'Tomate verde, crema, queso fresco y un huevo estrellado',
            ],
            14,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Motul Eggs', 'Huevos motuleños'],
            [
              'Fried eggs, tostada, beans, peas, ham, plantain',
              'Huevos estrellados, tostada, frijol, chícharo, jamón y plátano',
            ],
            15,
          ),
          dish(
            ['Chaya Omelette', 'Omelette de chaya'],
            ['Three eggs, chaya leaves, string cheese', 'Tres huevos, hojas de chaya y quesillo'],
            14,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Tofu Scramble', 'Revuelto de tofu'],
            [
              'Turmeric tofu, tomato, spinach, corn tortillas',
              'Tofu con cúrcuma, tomate, espinaca y tortillas de maíz',
            ],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Baked', 'Del horno'],
        [
          dish(
            ['Banana-Leaf Tamal', 'Tamal de hoja de plátano'],
            [
              'Chicken, achiote and tomato, steamed overnight',
              'Pollo, achiote y tomate, al vapor toda la noche',
            ],
            8,
            ['gluten-free'],
          ),
          dish(
            ['Shell-Bread & Beans', 'Concha con frijol'],
            ['Sweet bun, refried beans, melted cheese', 'Concha rellena de frijol refrito y queso fundido'],
            7,
            ['vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pancakes',
        ['Corn Pancakes', 'Hot cakes de elote'],
        ['Fresh corn batter, butter, agave syrup', 'Masa de elote tierno, mantequilla y miel de agave'],
        13,
        ['vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 107,
    code_value: 'PROM-VERDE-PM',
    name: 'Mercado Verde: lunch',
    title: ['Lunch from the Garden', 'Comida de la huerta'],
    slug: ['lunch-from-the-garden', 'comida-de-la-huerta'],
    currency: 'USD',
    sections: [
      section(
        ['Bowls & Leaves', 'Tazones y hojas'],
        [
          dish(
            ['Milpa Bowl', 'Tazón de la milpa'],
            [
              'Corn, beans, squash, quelites, roasted tomato',
              'Maíz, frijol, calabaza, quelites y tomate asado',
            ],
            16,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Tuna & Quinoa Bowl', 'Tazón de atún y quinoa'],
            [
              'Seared tuna, red quinoa, cucumber, lime tamari',
              'Atún sellado, quinoa roja, pepino y tamari con limón',
            ],
            19,
            ['gluten-free', 'low-cal'],
          ),
          dish(
            ['Avocado & Turkey Salad', 'Ensalada de aguacate y pavo'],
            [
              'Smoked turkey, avocado, egg, lettuce, seeds',
              'Pavo ahumado, aguacate, huevo, lechuga y semillas',
            ],
            17,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Watermelon & Fresh Cheese', 'Sandía con queso fresco'],
            ['Mint, red onion, black pepper, lime', 'Hierbabuena, cebolla morada, pimienta y limón'],
            13,
            ['gluten-free', 'low-cal', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Plates', 'Platos'],
        [
          dish(
            ['Chickpea Coconut Curry', 'Curry de garbanzo y coco'],
            ['Sweet potato, spinach, coconut, jasmine rice', 'Camote, espinaca, coco y arroz jazmín'],
            18,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Courgette Noodles', 'Fideos de calabacita'],
            [
              'Raw courgette, cashew cream, cherry tomato, basil',
              'Calabacita cruda, crema de nuez de la India, jitomate cherry y albahaca',
            ],
            15,
            ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Market Sandwich', 'Torta del mercado'],
            [
              'Grilled vegetables, avocado, goat’s cheese, seeded roll',
              'Verduras asadas, aguacate, queso de cabra y pan de semillas',
            ],
            14,
            ['vegetarian'],
          ),
        ],
      ),
      section(
        ['Pressed This Morning', 'Jugos de la mañana'],
        [
          dish(
            ['Green Juice', 'Jugo verde'],
            ['Nopal, celery, cucumber, parsley, orange', 'Nopal, apio, pepino, perejil y naranja'],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Carrot & Ginger', 'Zanahoria y jengibre'],
            ['Carrot, orange and ginger, pressed to order', 'Zanahoria, naranja y jengibre, al momento'],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 108,
    code_value: 'PROM-SWEET',
    name: 'Ices and sweets of the Promenade',
    title: ['Ices & Sweets', 'Helados y postres'],
    slug: ['ices-and-sweets', 'helados-y-postres'],
    currency: 'USD',
    sections: [
      section(
        ['Churned Today', 'Batidos hoy'],
        [
          dish(
            ['Lime Sorbet', 'Nieve de limón'],
            ['Two scoops, lime peel, a pinch of salt', 'Dos bolas, cáscara de limón y una pizca de sal'],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Soursop Sorbet', 'Nieve de guanábana'],
            [
              'Soursop from inland, nothing but fruit and sugar',
              'Guanábana de tierra adentro, solo fruta y azúcar',
            ],
            7,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Pistachio Ice Cream', 'Helado de pistache'],
            ['Roasted pistachio, milk, orange-flower water', 'Pistache tostado, leche y agua de azahar'],
            9,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Burnt-Milk Ice Cream', 'Helado de leche quemada'],
            ['Milk cooked dark in copper, cinnamon', 'Leche dorada en cazo de cobre, canela'],
            8,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['On a Plate', 'Al plato'],
        [
          dish(
            ['Rice Pudding', 'Arroz con leche'],
            ['Cold, with cinnamon and orange peel', 'Frío, con canela y cáscara de naranja'],
            8,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Dutch-Cheese Marquesita', 'Marquesita de queso de bola'],
            [
              'Crisp rolled wafer from the cart, grated cheese',
              'Barquillo crujiente del carrito con queso de bola rallado',
            ],
            7,
            ['vegetarian'],
          ),
          dish(
            ['Almond Cake', 'Pastel de almendra'],
            ['No flour, bitter orange syrup', 'Sin harina, con jarabe de naranja agria'],
            10,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-chocolate',
        ['Cacao in Three', 'Cacao en tres'],
        ['Mousse, warm cake and nibs from Tabasco cacao', 'Mousse, pastel tibio y nibs de cacao de Tabasco'],
        14,
        ['vegetarian'],
      ),
      specialty(
        'plate-fruit',
        ['Chamoy Fruit Plate', 'Plato de fruta con chamoy'],
        [
          'Mango, jícama and cucumber, house chamoy, lime',
          'Mango, jícama y pepino, chamoy de la casa y limón',
        ],
        10,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 109,
    code_value: 'PROM-BAR',
    name: 'Evening drinks of the Promenade',
    title: ['Evening Drinks', 'Copas de la tarde'],
    slug: ['evening-drinks', 'copas-de-la-tarde'],
    currency: 'USD',
    sections: [
      section(
        ['House Cocktails', 'Cocteles de la casa'],
        [
          dish(
            ['Sal y Brisa', 'Sal y Brisa'],
            [
              'Blanco tequila, grapefruit, lime, smoked-salt rim',
              'Tequila blanco, toronja, limón y escarcha de sal ahumada',
            ],
            15,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Lamplighter', 'El farolero'],
            ['Mezcal, passion fruit, ginger, chile bitters', 'Mezcal, maracuyá, jengibre y amargo de chile'],
            16,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Xtabentún Sour', 'Sour de xtabentún'],
            ['Anise and honey liqueur, lime, egg white', 'Licor de anís y miel, limón y clara de huevo'],
            15,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Salt-Dog Highball', 'Jaibol salado'],
            ['Gin, soda, cucumber, no sugar at all', 'Ginebra, agua mineral y pepino, sin nada de azúcar'],
            14,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Without Alcohol', 'Sin alcohol'],
        [
          dish(
            ['Garden Spritz', 'Spritz de jardín'],
            ['Cucumber, basil, lime, sparkling water', 'Pepino, albahaca, limón y agua mineral'],
            9,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Almond Coconut Cooler', 'Coco frío con almendra'],
            [
              'Coconut water, almond milk, nutmeg, ice',
              'Agua de coco, leche de almendra, nuez moscada y hielo',
            ],
            9,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Wine & Beer', 'Vino y cerveza'],
        [
          dish(
            ['Coastal White, Glass', 'Blanco de la costa, copa'],
            ['Dry white from Baja, cold and saline', 'Blanco seco de Baja California, frío y salino'],
            13,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Red of the Valley, Glass', 'Tinto del valle, copa'],
            ['Tempranillo blend, served slightly cool', 'Ensamble de tempranillo, un poco fresco'],
            14,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Playa Dorada Lager', 'Cerveza clara Playa Dorada'],
            [
              'Brewed for us, light, with lime on request',
              'Hecha para nosotros, ligera, con limón si lo pides',
            ],
            7,
            ['vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Something Beside It', 'Para picar'],
        [
          dish(
            ['Chile Peanuts', 'Cacahuates con chile'],
            ['Fried with garlic and chile de árbol', 'Fritos con ajo y chile de árbol'],
            6,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Olives & Orange', 'Aceitunas con naranja'],
            [
              'Warm green olives, orange peel, thyme',
              'Aceitunas verdes tibias, cáscara de naranja y tomillo',
            ],
            7,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Shrimp Sliders, Three', 'Mini tortas de camarón, tres'],
            ['Small rolls, chopped shrimp, pickled chile', 'Panecitos, camarón picado y chile en vinagre'],
            16,
            ['has-shellfish'],
          ),
          dish(
            ['Cheese & Quince', 'Queso con membrillo'],
            [
              'Three cheeses, quince paste, seeded crackers',
              'Tres quesos, ate de membrillo y galletas de semillas',
            ],
            18,
            ['vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-margarita',
        ['Promenade Margarita', 'Margarita del Paseo'],
        [
          'Reposado, fresh lime, orange, half a salted rim',
          'Reposado, limón fresco, naranja y media escarcha de sal',
        ],
        16,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
      specialty(
        'glass-mojito',
        ['Pier Mojito', 'Mojito del muelle'],
        [
          'White rum, garden mint, cane sugar, soda',
          'Ron blanco, hierbabuena del jardín, azúcar de caña y agua mineral',
        ],
        15,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 110,
    code_value: 'PROM-CAFE',
    name: 'Café Contraviento: coffee',
    title: ['Coffee & Small Things', 'Café y bocadillos'],
    slug: ['coffee-and-small-things', 'cafe-y-bocadillos'],
    currency: 'USD',
    sections: [
      section(
        ['Coffee', 'Café'],
        [
          dish(
            ['Espresso', 'Espresso'],
            ['Veracruz beans, roasted on Tuesdays', 'Grano de Veracruz, tostado los martes'],
            4,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Clay-Pot Coffee', 'Café de olla'],
            ['Cinnamon, clove and raw cane sugar', 'Canela, clavo y piloncillo'],
            5,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Flat White', 'Flat white'],
            ['Double shot, little foam, whole milk', 'Doble carga, poca espuma, leche entera'],
            6,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Iced Almond Latte', 'Latte helado de almendra'],
            [
              'Double espresso, almond milk made here, ice',
              'Doble espresso, leche de almendra hecha aquí y hielo',
            ],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Cacao & Tea', 'Cacao y té'],
        [
          dish(
            ['Water Chocolate', 'Chocolate de agua'],
            ['Beaten by hand, bitter, a little cinnamon', 'Batido a mano, amargo, con un poco de canela'],
            6,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Lemongrass Infusion', 'Té de zacate limón'],
            ['Cut in the garden this morning', 'Cortado esta mañana en el jardín'],
            4,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Beside the Cup', 'Junto a la taza'],
        [
          dish(
            ['Cinnamon Roll', 'Rol de canela'],
            ['Out of the oven at 7:30 and at 4:00', 'Sale del horno a las 7:30 y a las 4:00'],
            6,
            ['vegetarian'],
          ),
          dish(
            ['Banana & Pecan Bread', 'Panqué de plátano y nuez'],
            ['Dark banana, pecans, a thick slice', 'Plátano maduro, nuez pecana, rebanada gruesa'],
            6,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Egg Bites', 'Bocados de huevo'],
            ['Two baked eggs, spinach, string cheese', 'Dos huevos horneados, espinaca y quesillo'],
            8,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-coffee',
        ['Headwind Cold Brew', 'Cold brew Contraviento'],
        ['Eighteen hours in cold water, orange peel', 'Dieciocho horas en agua fría, cáscara de naranja'],
        7,
        ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
      ),
    ],
  }),
];
