import { demoMenu, dish, section, specialty } from './authoring.ts';

const currency = 'USD';

export default [
  demoMenu({
    id: 2401,
    code_value: 'OCASO-BRASA',
    name: 'Brasa dinner',
    title: ['Mesquite Fire Dinner', 'Cena al fuego de mezquite'],
    slug: ['mesquite-fire-dinner', 'cena-al-fuego-de-mezquite'],
    currency,
    sections: [
      section(
        ['To begin', 'Para empezar'],
        [
          dish(
            ['Charred Leek Ash', 'Poro al rescoldo'],
            [
              'Leek buried in embers, toasted almond, sherry vinegar',
              'Poro enterrado en las brasas, almendra tostada y vinagre de jerez',
            ],
            14,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Bone Marrow Toast', 'Tuétano con pan de leña'],
            [
              'Roasted marrow, parsley and capers on wood-oven bread',
              'Tuétano rostizado, perejil y alcaparras sobre pan del horno de leña',
            ],
            18,
          ),
          dish(
            ['Ember Beet Salad', 'Ensalada de betabel al rescoldo'],
            [
              'Ash-roasted beets, goat cheese, pecans, bitter orange',
              'Betabel asado en ceniza, queso de cabra, nuez y naranja agria',
            ],
            16,
            ['vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Chocolate Clams', 'Almejas chocolatas'],
            [
              'Clams opened over the coals with lime and serrano chile',
              'Almejas abiertas sobre las brasas con limón y chile serrano',
            ],
            22,
            ['gluten-free', 'low-carb', 'keto', 'low-cal', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['From the fire', 'Del fuego'],
        [],
        [
          section(
            ['Beef', 'Res'],
            [
              dish(
                ['Sonoran Ribeye', 'Ribeye sonorense'],
                [
                  'Fourteen ounces over mesquite, sea salt, grilled spring onion',
                  'Cuatrocientos gramos al mezquite, sal de mar y cebollita asada',
                ],
                58,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Skirt Steak Arrachera', 'Arrachera a la leña'],
                [
                  'Marinated skirt steak, blistered peppers, corn tortillas',
                  'Arrachera marinada, chiles toreados y tortillas de maíz',
                ],
                38,
                ['gluten-free'],
              ),
              dish(
                ['Short Rib Barbacoa', 'Costilla en barbacoa'],
                [
                  'Twelve hours in maguey leaf, guajillo broth, white beans',
                  'Doce horas en penca de maguey, caldo de guajillo y alubias',
                ],
                42,
                ['gluten-free'],
              ),
            ],
          ),
          section(
            ['Sea and garden', 'Mar y huerta'],
            [
              dish(
                ['Ember-Baked Grouper', 'Mero a las brasas'],
                [
                  'Grouper in banana leaf, achiote, charred lime',
                  'Mero en hoja de plátano, achiote y limón tatemado',
                ],
                44,
                ['gluten-free', 'low-carb', 'low-cal'],
              ),
              dish(
                ['Grilled Octopus Zarandeado', 'Pulpo zarandeado'],
                [
                  'Octopus brushed with chile paste, avocado, pickled red onion',
                  'Pulpo con adobo de chiles, aguacate y cebolla morada curtida',
                ],
                39,
                ['gluten-free', 'low-carb', 'has-shellfish'],
              ),
              dish(
                ['Whole Roasted Cauliflower', 'Coliflor entera al horno'],
                [
                  'Cauliflower from the wood oven, pipián of pumpkin seed, cilantro',
                  'Coliflor al horno de leña, pipián de semilla de calabaza y cilantro',
                ],
                26,
                ['vegan', 'vegetarian', 'gluten-free', 'low-carb'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Beside the plate', 'Para acompañar'],
        [
          dish(
            ['Smoked Potato Purée', 'Puré de papa ahumada'],
            [
              'Potatoes smoked over mesquite, beaten with butter',
              'Papas ahumadas con mezquite y batidas con mantequilla',
            ],
            10,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Grilled Nopal Salad', 'Ensalada de nopal asado'],
            [
              'Cactus paddle, tomato, onion, oregano from the sierra',
              'Nopal, jitomate, cebolla y orégano de la sierra',
            ],
            9,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'low-cal'],
          ),
          dish(
            ['Charred Street Corn', 'Elote tatemado'],
            [
              'Corn on the cob, lime mayonnaise, dried cheese, chile',
              'Elote con mayonesa de limón, queso seco y chile',
            ],
            9,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-steak',
        ['Tomahawk for Two', 'Tomahawk para dos'],
        [
          'Thirty-six ounces, carved at the table with three salsas',
          'Un kilo a las brasas, trinchado en la mesa con tres salsas',
        ],
        128,
        ['gluten-free', 'low-carb', 'keto'],
      ),
      specialty(
        'plate-grilled-fish',
        ['Whole Red Snapper', 'Huachinango entero'],
        [
          'Butterflied and grilled over mesquite, garlic and chile oil',
          'Abierto en mariposa, al mezquite, con aceite de ajo y chile',
        ],
        52,
        ['gluten-free', 'low-carb', 'keto'],
      ),
    ],
  }),
  demoMenu({
    id: 2402,
    code_value: 'OCASO-PONIENTE',
    name: 'Poniente dinner',
    title: ['Sunset Table', 'La mesa del poniente'],
    slug: ['sunset-table', 'la-mesa-del-poniente'],
    currency,
    sections: [
      section(
        ['Small plates', 'Platos pequeños'],
        [
          dish(
            ['Marinated Desert Olives', 'Aceitunas del desierto'],
            [
              'Green olives, orange peel, bay, dried chile',
              'Aceitunas verdes, cáscara de naranja, laurel y chile seco',
            ],
            9,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Smoked Eggplant Dip', 'Crema de berenjena ahumada'],
            [
              'Mesquite-smoked eggplant, tahini, warm flatbread',
              'Berenjena ahumada al mezquite, tahini y pan plano tibio',
            ],
            13,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Saffron Fried Squid', 'Calamar frito al azafrán'],
            [
              'Pacific squid in saffron batter with lemon alioli',
              'Calamar del Pacífico en tempura de azafrán con alioli de limón',
            ],
            17,
            ['has-shellfish'],
          ),
          dish(
            ['Burrata and Figs', 'Burrata con higos'],
            [
              'Burrata, black figs, pistachio, olive oil from the cape',
              'Burrata, higos negros, pistache y aceite de oliva de la región',
            ],
            19,
            ['vegetarian', 'gluten-free', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Pasta and rice', 'Pastas y arroces'],
        [
          dish(
            ['Lemon Ricotta Ravioli', 'Ravioles de ricotta y limón'],
            [
              'Handmade ravioli, brown butter, sage from the garden',
              'Ravioles hechos a mano, mantequilla avellanada y salvia del huerto',
            ],
            27,
            ['vegetarian'],
          ),
          dish(
            ['Clam Linguine', 'Linguine con almejas'],
            [
              'Clams, white wine, garlic, parsley, a little chile',
              'Almejas, vino blanco, ajo, perejil y un toque de chile',
            ],
            31,
            ['has-shellfish'],
          ),
          dish(
            ['Garden Vegetable Rice', 'Arroz de la huerta'],
            [
              'Short-grain rice, artichoke, fava beans, saffron, lemon',
              'Arroz de grano corto, alcachofa, habas, azafrán y limón',
            ],
            26,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Mains', 'Platos fuertes'],
        [
          dish(
            ['Olive Oil Sea Bass', 'Robalo en aceite de oliva'],
            [
              'Sea bass cooked slowly in oil, fennel, green olives',
              'Robalo cocido lentamente en aceite, hinojo y aceitunas verdes',
            ],
            43,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Lamb with Romesco', 'Cordero con romesco'],
            [
              'Lamb chops, almond romesco, charred spring onions',
              'Chuletas de cordero, romesco de almendra y cebollas tatemadas',
            ],
            47,
            ['low-carb', 'has-nuts'],
          ),
          dish(
            ['Chicken under a Brick', 'Pollo al ladrillo'],
            [
              'Pressed chicken, preserved lemon, oregano, wilted greens',
              'Pollo prensado, limón en conserva, orégano y hojas salteadas',
            ],
            33,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Stuffed Piquillo Peppers', 'Pimientos rellenos'],
            [
              'Sweet peppers, chickpeas, raisins, tomato and smoked paprika',
              'Pimientos dulces, garbanzo, pasas, jitomate y pimentón ahumado',
            ],
            25,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Afterwards', 'Para terminar'],
        [
          dish(
            ['Orange Almond Cake', 'Pastel de naranja y almendra'],
            [
              'Flourless cake, whole oranges, thick cream',
              'Pastel sin harina, naranjas enteras y crema espesa',
            ],
            12,
            ['vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Chilled Melon Soup', 'Sopa fría de melón'],
            [
              'Cantaloupe, mint, lime and a spoon of prickly-pear ice',
              'Melón chino, menta, limón y una cucharada de nieve de tuna',
            ],
            10,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-paella',
        ['Sunset Paella', 'Paella del ocaso'],
        [
          'Shrimp, clams and squid, cooked over vine cuttings for two',
          'Camarón, almeja y calamar, cocinada con sarmientos para dos',
        ],
        68,
        ['gluten-free', 'has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 2403,
    code_value: 'OCASO-DUNA-AM',
    name: 'La Duna breakfast',
    title: ['Breakfast on the Verandah', 'Desayuno en la veranda'],
    slug: ['breakfast-on-the-verandah', 'desayuno-en-la-veranda'],
    currency,
    sections: [
      section(
        ['Fruit and grains', 'Fruta y granos'],
        [
          dish(
            ['Cape Fruit Plate', 'Plato de fruta del cabo'],
            ['Papaya, melon, pineapple and mango with lime', 'Papaya, melón, piña y mango con limón'],
            11,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Amaranth Yogurt Bowl', 'Yogur con amaranto'],
            [
              'Thick yogurt, toasted amaranth, berries, desert honey',
              'Yogur espeso, amaranto tostado, moras y miel del desierto',
            ],
            12,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Coconut Chia Pudding', 'Pudín de chía y coco'],
            [
              'Chia soaked overnight in coconut milk, mango, lime zest',
              'Chía remojada en leche de coco, mango y ralladura de limón',
            ],
            12,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Pecan Oat Porridge', 'Avena con nuez'],
            [
              'Oats simmered in milk, pecans, piloncillo, cinnamon',
              'Avena cocida en leche, nuez, piloncillo y canela',
            ],
            10,
            ['vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Eggs', 'Huevos'],
        [
          dish(
            ['Huevos Rancheros', 'Huevos rancheros'],
            [
              'Two fried eggs, corn tortilla, roasted tomato salsa, beans',
              'Dos huevos estrellados, tortilla de maíz, salsa tatemada y frijoles',
            ],
            15,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Machaca with Eggs', 'Machaca con huevo'],
            [
              'Dried beef, eggs, tomato and chile, without tortilla',
              'Carne seca, huevo, jitomate y chile, sin tortilla',
            ],
            17,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['White Omelette', 'Omelette de claras'],
            [
              'Egg whites, spinach, mushrooms, fresh herbs',
              'Claras de huevo, espinaca, champiñones y hierbas frescas',
            ],
            14,
            ['vegetarian', 'gluten-free', 'low-cal', 'low-carb', 'keto'],
          ),
          dish(
            ['Green Chilaquiles', 'Chilaquiles verdes'],
            [
              'Crisp tortillas, tomatillo salsa, cream, cheese, onion',
              'Totopos, salsa de tomate verde, crema, queso y cebolla',
            ],
            15,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Tofu a la Mexicana', 'Tofu a la mexicana'],
            [
              'Scrambled tofu, tomato, onion, serrano, avocado',
              'Tofu revuelto con jitomate, cebolla, serrano y aguacate',
            ],
            14,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb'],
          ),
        ],
      ),
      section(
        ['From the bakery', 'De la panadería'],
        [
          dish(
            ['Orange Shell Concha', 'Concha de naranja'],
            [
              'Sweet bun with an orange sugar crust, baked at six',
              'Pan dulce con costra de azúcar y naranja, horneado a las seis',
            ],
            5,
            ['vegetarian'],
          ),
          dish(
            ['Guava Cheese Turnover', 'Empanada de guayaba'],
            ['Flaky pastry, guava paste, fresh cheese', 'Hojaldre, ate de guayaba y queso fresco'],
            6,
            ['vegetarian'],
          ),
          dish(
            ['Avocado Sourdough Toast', 'Pan de masa madre con aguacate'],
            [
              'Avocado, pumpkin seed, radish, lime, olive oil',
              'Aguacate, semilla de calabaza, rábano, limón y aceite de oliva',
            ],
            14,
            ['vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Coffee and juice', 'Café y jugos'],
        [
          dish(
            ['Clay Pot Coffee', 'Café de olla'],
            ['Coffee brewed with cinnamon and piloncillo', 'Café preparado con canela y piloncillo'],
            5,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Green Cactus Juice', 'Jugo verde de nopal'],
            [
              'Nopal, pineapple, celery, parsley, squeezed orange',
              'Nopal, piña, apio, perejil y naranja exprimida',
            ],
            8,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pancakes',
        ['Blue Corn Pancakes', 'Hot cakes de maíz azul'],
        [
          'Three blue-corn pancakes, toasted pecans, piloncillo syrup',
          'Tres hot cakes de maíz azul, nuez tostada y miel de piloncillo',
        ],
        16,
        ['vegetarian', 'has-nuts'],
      ),
      specialty(
        'plate-fruit',
        ['Prickly Pear Bowl', 'Tazón de tuna roja'],
        [
          'Red prickly pear, banana and coconut, seeds, fresh mint',
          'Tuna roja, plátano y coco, con semillas y menta fresca',
        ],
        13,
        ['vegan', 'vegetarian', 'gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 2404,
    code_value: 'OCASO-ESTERO',
    name: 'Estero raw bar',
    title: ['Raw Bar and Rice', 'Barra fría y arroz'],
    slug: ['raw-bar-and-rice', 'barra-fria-y-arroz'],
    currency,
    sections: [
      section(
        ['On ice', 'Sobre hielo'],
        [
          dish(
            ['Half-Dozen Oysters', 'Media docena de ostiones'],
            ['Bay oysters, cucumber mignonette, lime', 'Ostiones de la bahía, mignonette de pepino y limón'],
            24,
            ['gluten-free', 'low-carb', 'keto', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Pink Shrimp Aguachile', 'Aguachile de camarón'],
            [
              'Raw shrimp, chiltepín, lime juice, cucumber, red onion',
              'Camarón crudo, chiltepín, jugo de limón, pepino y cebolla morada',
            ],
            23,
            ['gluten-free', 'low-carb', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Bay Scallop Tiradito', 'Tiradito de callo'],
            [
              'Sliced scallop, yellow chile, orange, coriander oil',
              'Callo en láminas, chile amarillo, naranja y aceite de cilantro',
            ],
            26,
            ['gluten-free', 'low-carb', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Hearts of Palm Ceviche', 'Ceviche de palmito'],
            [
              'Hearts of palm, mango, avocado, lime, crisp plantain',
              'Palmito, mango, aguacate, limón y plátano crujiente',
            ],
            17,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Counter', 'De la barra'],
        [],
        [
          section(
            ['Slices and bites', 'Cortes y bocados'],
            [
              dish(
                ['Yellowtail with Serrano', 'Jurel con serrano'],
                [
                  'Yellowtail loin, serrano, citrus, gluten-free tamari',
                  'Lomo de jurel, serrano, cítricos y tamari sin gluten',
                ],
                24,
                ['gluten-free', 'low-carb', 'keto', 'low-cal'],
              ),
              dish(
                ['Sesame Tuna Tataki', 'Tataki de atún'],
                [
                  'Seared tuna, sesame crust, radish, soy and lime',
                  'Atún sellado en ajonjolí, rábano, soya y limón',
                ],
                25,
                ['low-carb', 'low-cal'],
              ),
              dish(
                ['Charred Edamame', 'Edamame tatemado'],
                [
                  'Edamame from the grill, sea salt, chile powder',
                  'Edamame a la parrilla, sal de mar y chile piquín',
                ],
                10,
                ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
              ),
            ],
          ),
          section(
            ['Rolls', 'Rollos'],
            [
              dish(
                ['Cape Shrimp Roll', 'Rollo de camarón del cabo'],
                [
                  'Tempura shrimp, cream cheese, chipotle mayonnaise',
                  'Camarón tempura, queso crema y mayonesa de chipotle',
                ],
                19,
                ['has-shellfish'],
              ),
              dish(
                ['Garden Avocado Roll', 'Rollo de la huerta'],
                [
                  'Avocado, cucumber, carrot, pickled daikon, sesame',
                  'Aguacate, pepino, zanahoria, daikon curtido y ajonjolí',
                ],
                15,
                ['vegan', 'vegetarian'],
              ),
              dish(
                ['Rice-Free Salmon Roll', 'Rollo de salmón sin arroz'],
                [
                  'Salmon, avocado and cream cheese rolled in cucumber',
                  'Salmón, aguacate y queso crema envueltos en pepino',
                ],
                20,
                ['gluten-free', 'low-carb', 'keto'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Sweet', 'Dulce'],
        [
          dish(
            ['Lime Leaf Sorbet', 'Sorbete de hoja de limón'],
            ['Sorbet of lime leaf and green apple', 'Sorbete de hoja de limón y manzana verde'],
            9,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-ceviche',
        ['Estero Ceviche', 'Ceviche Estero'],
        [
          'Catch of the morning, green olive, tomato, avocado, lime',
          'Pesca de la mañana, aceituna verde, jitomate, aguacate y limón',
        ],
        21,
        ['gluten-free', 'low-carb', 'low-cal'],
      ),
      specialty(
        'plate-sushi',
        ['Two Seas Platter', 'Tabla de dos mares'],
        [
          'Twelve pieces from the Pacific and the Gulf, shrimp included',
          'Doce piezas del Pacífico y del Golfo, con camarón',
        ],
        46,
        ['has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 2405,
    code_value: 'OCASO-COMAL',
    name: 'Comal y Leña',
    title: ['Tacos and Mole', 'Tacos y moles'],
    slug: ['tacos-and-mole', 'tacos-y-moles'],
    currency,
    sections: [
      section(
        ['Antojitos', 'Antojitos'],
        [
          dish(
            ['Guacamole from the Mortar', 'Guacamole en molcajete'],
            [
              'Avocado crushed to order, tomato, onion, serrano',
              'Aguacate machacado al momento, jitomate, cebolla y serrano',
            ],
            13,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Squash Blossom Quesadilla', 'Quesadilla de flor de calabaza'],
            [
              'Hand-pressed corn, squash blossom, melted cheese',
              'Maíz hecho a mano, flor de calabaza y queso derretido',
            ],
            12,
            ['vegetarian', 'gluten-free'],
          ),
          dish(
            ['Ranch Bean Sopes', 'Sopes de frijol'],
            ['Thick corn cakes, black beans, lettuce, salsa', 'Sopes de maíz, frijol negro, lechuga y salsa'],
            10,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Tortilla Soup', 'Sopa de tortilla'],
            [
              'Roasted tomato broth, pasilla chile, avocado, cream',
              'Caldillo de jitomate, chile pasilla, aguacate y crema',
            ],
            11,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
      section(
        ['Tacos, two to the plate', 'Tacos, dos por orden'],
        [
          dish(
            ['Battered Fish Tacos', 'Tacos de pescado capeado'],
            [
              'Beer-battered fish, cabbage, chipotle cream',
              'Pescado capeado en cerveza, col y crema de chipotle',
            ],
            14,
          ),
          dish(
            ['Garlic Shrimp Tacos', 'Tacos de camarón al ajo'],
            [
              'Shrimp on the comal, garlic, melted cheese, corn tortilla',
              'Camarón al comal, ajo, queso derretido y tortilla de maíz',
            ],
            16,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Pork al Pastor', 'Tacos al pastor'],
            ['Pork from the spit, pineapple, cilantro, onion', 'Cerdo del trompo, piña, cilantro y cebolla'],
            13,
            ['gluten-free'],
          ),
          dish(
            ['Mushroom Chorizo Tacos', 'Tacos de chorizo de setas'],
            [
              'Oyster mushrooms cooked with chile, clove and vinegar',
              'Setas guisadas con chile, clavo y vinagre',
            ],
            12,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Lettuce Carne Asada', 'Carne asada en lechuga'],
            [
              'Grilled beef and avocado in lettuce leaves, no tortilla',
              'Res asada y aguacate en hojas de lechuga, sin tortilla',
            ],
            17,
            ['gluten-free', 'low-carb', 'keto'],
          ),
        ],
      ),
      section(
        ['From the clay pot', 'De la cazuela'],
        [
          dish(
            ['Chicken in Black Mole', 'Pollo en mole negro'],
            [
              'Black mole of thirty ingredients, almonds and peanuts among them',
              'Mole negro de treinta ingredientes, con almendra y cacahuate',
            ],
            28,
            ['has-nuts'],
          ),
          dish(
            ['Almendrado Green Beans', 'Ejotes en almendrado'],
            ['Green beans and potato in a mild almond sauce', 'Ejotes y papa en una salsa suave de almendra'],
            21,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Cheese-Stuffed Poblano', 'Chile poblano con queso'],
            [
              'Roasted poblano, fresh cheese, tomato broth, unbattered',
              'Poblano asado, queso fresco y caldillo, sin capear',
            ],
            20,
            ['vegetarian', 'gluten-free', 'low-carb'],
          ),
        ],
      ),
      section(
        ['Dulces', 'Dulces'],
        [
          dish(
            ['Goat Milk Cajeta Flan', 'Flan de cajeta'],
            [
              'Set custard, burnt goat-milk caramel, sea salt',
              'Flan con caramelo de leche de cabra y sal de mar',
            ],
            9,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-tacos',
        ['Taquiza for the Table', 'Taquiza para la mesa'],
        [
          'Eight tacos: pastor, fish, mushroom, shrimp, with four salsas',
          'Ocho tacos: pastor, pescado, setas y camarón, con cuatro salsas',
        ],
        44,
        ['has-shellfish'],
      ),
    ],
  }),
  demoMenu({
    id: 2406,
    code_value: 'OCASO-HORNO',
    name: 'Horno Rojo',
    title: ['Wood-Oven Pizza', 'Pizza al horno de leña'],
    slug: ['wood-oven-pizza', 'pizza-al-horno-de-lena'],
    currency,
    sections: [
      section(
        ['First', 'Para abrir'],
        [
          dish(
            ['Rosemary Oven Bread', 'Pan de romero al horno'],
            [
              'Blistered dough, rosemary, olive oil, coarse salt',
              'Masa inflada al horno, romero, aceite de oliva y sal gruesa',
            ],
            8,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Roasted Pepper Salad', 'Ensalada de pimientos asados'],
            [
              'Peppers from the oven, capers, parsley, red onion',
              'Pimientos del horno, alcaparras, perejil y cebolla morada',
            ],
            11,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'low-cal'],
          ),
          dish(
            ['Caprese with Pesto', 'Caprese con pesto'],
            [
              'Tomato, fresh mozzarella, basil and pine-nut pesto',
              'Jitomate, mozzarella fresca, pesto de albahaca y piñón',
            ],
            15,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Red pizzas', 'Pizzas rojas'],
        [
          dish(
            ['Marinara Verde', 'Marinara verde'],
            [
              'Tomato, garlic, oregano, olive oil, no cheese',
              'Jitomate, ajo, orégano y aceite de oliva, sin queso',
            ],
            16,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Chorizo and Honey', 'Chorizo con miel'],
            [
              'Tomato, mozzarella, dry chorizo, chile honey',
              'Jitomate, mozzarella, chorizo seco y miel con chile',
            ],
            21,
          ),
          dish(
            ['Shrimp and Poblano', 'Camarón con poblano'],
            [
              'Tomato, mozzarella, shrimp, roasted poblano strips',
              'Jitomate, mozzarella, camarón y rajas de poblano',
            ],
            24,
            ['has-shellfish'],
          ),
        ],
      ),
      section(
        ['White pizzas', 'Pizzas blancas'],
        [
          dish(
            ['Four Cheese and Pecan', 'Cuatro quesos y nuez'],
            [
              'Four regional cheeses, pecan, thyme, black pepper',
              'Cuatro quesos regionales, nuez, tomillo y pimienta negra',
            ],
            22,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Potato and Leek', 'Papa y poro'],
            ['Sliced potato, leek, cream, chives', 'Papa en láminas, poro, crema y cebollín'],
            19,
            ['vegetarian'],
          ),
          dish(
            ['Cauliflower-Base Margherita', 'Margarita de coliflor'],
            [
              'Cauliflower and egg crust, tomato, mozzarella, basil',
              'Base de coliflor y huevo, jitomate, mozzarella y albahaca',
            ],
            20,
            ['vegetarian', 'gluten-free', 'low-carb', 'keto'],
          ),
        ],
      ),
      section(
        ['Sweet', 'Dulce'],
        [
          dish(
            ['Fire-Roasted Pineapple', 'Piña asada a la leña'],
            ['Pineapple, rum syrup, lime and coconut sorbet', 'Piña, jarabe de ron, limón y sorbete de coco'],
            10,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
          dish(
            ['Hazelnut Calzone', 'Calzone de avellana'],
            ['Sweet dough folded over chocolate and hazelnut', 'Masa dulce rellena de chocolate y avellana'],
            12,
            ['vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pizza',
        ['Desert Garden Pizza', 'Pizza del huerto'],
        [
          'Tomato, grilled nopal, squash, corn, fresh cheese',
          'Jitomate, nopal asado, calabacita, elote y queso fresco',
        ],
        20,
        ['vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 2407,
    code_value: 'OCASO-MIRADOR',
    name: 'Mirador drinks',
    title: ['Rooftop Drinks', 'Tragos de azotea'],
    slug: ['rooftop-drinks', 'tragos-de-azotea'],
    currency,
    sections: [
      section(
        ['Cocktails', 'Coctelería'],
        [
          dish(
            ['Ember Negroni', 'Negroni de brasa'],
            ['Smoked mezcal, bitter orange, sweet vermouth', 'Mezcal ahumado, naranja amarga y vermut dulce'],
            16,
            ['gluten-free'],
          ),
          dish(
            ['Sea Salt Paloma', 'Paloma con sal de mar'],
            [
              'White tequila, fresh grapefruit, lime, soda',
              'Tequila blanco, toronja fresca, limón y agua mineral',
            ],
            14,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Damiana Sour', 'Sour de damiana'],
            [
              'Damiana liqueur, lemon, egg white, bitters',
              'Licor de damiana, limón, clara de huevo y amargo',
            ],
            15,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Almond Mai Tai', 'Mai tai de almendra'],
            [
              'Two rums, lime, orange liqueur, almond syrup',
              'Dos rones, limón, licor de naranja y jarabe de almendra',
            ],
            16,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Clam Broth Michelada', 'Michelada con almeja'],
            [
              'Light lager, lime, tomato and clam juice, chile salt',
              'Cerveza clara, limón, jugo de tomate con almeja y chile',
            ],
            11,
            ['has-shellfish'],
          ),
        ],
      ),
      section(
        ['Agave by the glass', 'Agave por copa'],
        [],
        [
          section(
            ['Mezcal', 'Mezcal'],
            [
              dish(
                ['Luna Seca Espadín', 'Luna Seca espadín'],
                [
                  'Young mezcal, smoke, green apple, wet stone',
                  'Mezcal joven, humo, manzana verde y piedra mojada',
                ],
                15,
                ['gluten-free', 'low-carb'],
              ),
              dish(
                ['Tres Cardones Tobalá', 'Tres Cardones tobalá'],
                ['Wild agave, flowers, cacao, a long finish', 'Agave silvestre, flores, cacao y final largo'],
                22,
                ['gluten-free', 'low-carb'],
              ),
            ],
          ),
          section(
            ['Tequila', 'Tequila'],
            [
              dish(
                ['Cerro Cobre Blanco', 'Cerro Cobre blanco'],
                ['Cooked agave, pepper, lime peel', 'Agave cocido, pimienta y cáscara de limón'],
                14,
                ['gluten-free', 'low-carb'],
              ),
              dish(
                ['Cerro Cobre Añejo', 'Cerro Cobre añejo'],
                [
                  'Three years in oak, vanilla, dried apricot',
                  'Tres años en roble, vainilla y chabacano seco',
                ],
                21,
                ['gluten-free', 'low-carb'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Without alcohol', 'Sin alcohol'],
        [
          dish(
            ['Prickly Pear Fizz', 'Refresco de tuna'],
            ['Prickly pear, lime, mint, soda water', 'Tuna roja, limón, menta y agua mineral'],
            9,
            ['gluten-free', 'vegan', 'vegetarian', 'low-cal'],
          ),
          dish(
            ['Smoked Pineapple Cooler', 'Piña ahumada'],
            [
              'Mesquite-smoked pineapple, ginger, lime, soda',
              'Piña ahumada al mezquite, jengibre, limón y agua mineral',
            ],
            9,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['To share', 'Para compartir'],
        [
          dish(
            ['Chile-Lime Peanuts', 'Cacahuates con chile'],
            [
              'Peanuts toasted on the comal with garlic and chile',
              'Cacahuates tostados en comal con ajo y chile',
            ],
            7,
            ['vegan', 'vegetarian', 'gluten-free', 'has-nuts'],
          ),
          dish(
            ['Regional Cheese Board', 'Tabla de quesos regionales'],
            [
              'Four ranch cheeses, quince paste, olives, no bread',
              'Cuatro quesos de rancho, ate de membrillo y aceitunas, sin pan',
            ],
            19,
            ['vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-margarita',
        ['Last Light Margarita', 'Margarita Última Luz'],
        [
          'Reposado, lime, agave, a rim of hibiscus salt',
          'Reposado, limón, agave y escarchado de sal de jamaica',
        ],
        16,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 2408,
    code_value: 'OCASO-ESPEJO',
    name: 'Espejo poolside',
    title: ['By the Pool', 'A la orilla de la alberca'],
    slug: ['by-the-pool', 'a-la-orilla-de-la-alberca'],
    currency,
    sections: [
      section(
        ['Salads and bites', 'Ensaladas y bocados'],
        [
          dish(
            ['Watermelon and Jicama', 'Sandía con jícama'],
            ['Watermelon, jicama, mint, lime, chile powder', 'Sandía, jícama, menta, limón y chile en polvo'],
            11,
            ['vegan', 'vegetarian', 'gluten-free', 'low-cal'],
          ),
          dish(
            ['Shrimp Cocktail', 'Coctel de camarón'],
            [
              'Cooked shrimp, tomato, avocado, onion, lime',
              'Camarón cocido, jitomate, aguacate, cebolla y limón',
            ],
            18,
            ['gluten-free', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Chickpea Falafel Wrap', 'Wrap de falafel'],
            [
              'Chickpea falafel, tahini, cucumber, flour tortilla',
              'Falafel de garbanzo, tahini, pepino y tortilla de harina',
            ],
            15,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Grilled Chicken Cobb', 'Ensalada con pollo asado'],
            [
              'Chicken, egg, bacon, avocado, blue cheese, lettuce',
              'Pollo, huevo, tocino, aguacate, queso azul y lechuga',
            ],
            18,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Ranch Beef Burger', 'Hamburguesa ranchera'],
            [
              'Mesquite-grilled beef, asadero cheese, roasted chile',
              'Res al mezquite, queso asadero y chile asado',
            ],
            19,
          ),
          dish(
            ['Seaweed Tuna Bowl', 'Tazón de atún'],
            ['Raw tuna, rice, seaweed, avocado, tamari', 'Atún crudo, arroz, alga, aguacate y tamari'],
            19,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Cold drinks', 'Bebidas frías'],
        [
          dish(
            ['Frozen Mango Margarita', 'Margarita frozen de mango'],
            ['Tequila, ripe mango, lime, crushed ice', 'Tequila, mango maduro, limón y hielo frappé'],
            14,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Cucumber Mint Cooler', 'Fresco de pepino y menta'],
            ['Cucumber, mint, lime and still water', 'Pepino, menta, limón y agua natural'],
            7,
            ['gluten-free', 'vegan', 'vegetarian', 'low-cal', 'low-carb'],
          ),
          dish(
            ['Hibiscus Iced Tea', 'Agua de jamaica'],
            [
              'Hibiscus flower, orange peel, a little agave',
              'Flor de jamaica, cáscara de naranja y un toque de agave',
            ],
            6,
            ['gluten-free', 'vegan', 'vegetarian', 'low-cal'],
          ),
          dish(
            ['Coconut Piña Colada', 'Piña colada de coco'],
            ['White rum, pineapple, coconut cream', 'Ron blanco, piña y crema de coco'],
            14,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Ices', 'Nieves'],
        [
          dish(
            ['Pitahaya Ice', 'Nieve de pitahaya'],
            ['Water ice of red pitahaya and lime', 'Nieve de agua de pitahaya roja y limón'],
            7,
            ['gluten-free', 'vegan', 'vegetarian', 'low-cal'],
          ),
          dish(
            ['Pecan Ice Cream', 'Helado de nuez'],
            ['Cream, toasted pecan, burnt milk caramel', 'Crema, nuez tostada y cajeta quemada'],
            8,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-coconut',
        ['Fresh Green Coconut', 'Coco verde'],
        [
          'Opened at the bar, water first, then the flesh with chile',
          'Se abre en la barra: primero el agua, luego la pulpa con chile',
        ],
        9,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
      specialty(
        'glass-mojito',
        ['Desert Basil Mojito', 'Mojito de albahaca'],
        [
          'White rum, lime, basil from the garden, soda',
          'Ron blanco, limón, albahaca del huerto y agua mineral',
        ],
        13,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 2409,
    code_value: 'OCASO-CAVA',
    name: 'Cava wine list',
    title: ['Wines of the Peninsula', 'Vinos de la península'],
    slug: ['wines-of-the-peninsula', 'vinos-de-la-peninsula'],
    currency,
    sections: [
      section(
        ['White and rosé by the glass', 'Blancos y rosados por copa'],
        [
          dish(
            ['Viña Calandria Chenin', 'Viña Calandria chenin'],
            [
              'White peach, chamomile, a dry and salty finish',
              'Durazno blanco, manzanilla y un final seco y salino',
            ],
            14,
            ['gluten-free'],
          ),
          dish(
            ['Casa Ocotillo Sauvignon', 'Casa Ocotillo sauvignon'],
            [
              'Lime leaf, grass, cold stone; for oysters',
              'Hoja de limón, hierba y piedra fría; para ostiones',
            ],
            15,
            ['gluten-free'],
          ),
          dish(
            ['Dos Arroyos Rosado', 'Dos Arroyos rosado'],
            [
              'Grenache pressed at dawn, strawberry, pink pepper',
              'Garnacha prensada al alba, fresa y pimienta rosa',
            ],
            13,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Red by the glass', 'Tintos por copa'],
        [
          dish(
            ['Piedra Mansa Nebbiolo', 'Piedra Mansa nebbiolo'],
            [
              'Cherry, dried rose, firm tannin; for the ribeye',
              'Cereza, rosa seca y tanino firme; para el ribeye',
            ],
            18,
            ['gluten-free'],
          ),
          dish(
            ['Viña Calandria Tempranillo', 'Viña Calandria tempranillo'],
            [
              'Black plum, tobacco leaf, twelve months in oak',
              'Ciruela negra, hoja de tabaco y doce meses en barrica',
            ],
            16,
            ['gluten-free'],
          ),
          dish(
            ['Casa Ocotillo Syrah', 'Casa Ocotillo syrah'],
            [
              'Olive, black pepper, blackberries and mesquite smoke',
              'Aceituna, pimienta negra, zarzamora y humo de mezquite',
            ],
            17,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Sparkling and sweet', 'Espumosos y dulces'],
        [
          dish(
            ['Brisa Blanca Brut', 'Brisa Blanca brut'],
            [
              'Bottle-fermented, green apple, toast, fine bubbles',
              'Fermentado en botella, manzana verde, pan tostado y burbuja fina',
            ],
            16,
            ['gluten-free'],
          ),
          dish(
            ['Late Harvest Moscatel', 'Moscatel de cosecha tardía'],
            [
              'Orange blossom, apricot, served in a small glass',
              'Azahar y chabacano, servido en copa pequeña',
            ],
            12,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['From the cellar board', 'De la tabla'],
        [
          dish(
            ['Cured Ham and Olives', 'Jamón serrano y aceitunas'],
            [
              'Twenty-month ham, olives, pickled chiles',
              'Jamón de veinte meses, aceitunas y chiles curtidos',
            ],
            21,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Sheep Cheese and Walnut', 'Queso de oveja y nuez'],
            [
              'Aged sheep cheese, walnuts, fig jam, seed crackers',
              'Queso de oveja añejo, nuez de Castilla, higo y galletas',
            ],
            18,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Roasted Marcona Almonds', 'Almendras tostadas'],
            [
              'Almonds fried in olive oil, rosemary, flaked salt',
              'Almendras doradas en aceite de oliva, romero y sal',
            ],
            9,
            ['vegan', 'vegetarian', 'gluten-free', 'low-carb', 'has-nuts'],
          ),
          dish(
            ['Dark Chocolate Bark', 'Láminas de chocolate amargo'],
            [
              'Seventy per cent cacao, sea salt, dried chile',
              'Cacao al setenta por ciento, sal de mar y chile seco',
            ],
            10,
            ['vegan', 'vegetarian', 'gluten-free'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-wine',
        ['Four-Glass Sunset Flight', 'Vuelo de cuatro copas'],
        [
          'Four half glasses, poured west to east before sunset',
          'Cuatro medias copas, de poniente a oriente, antes del ocaso',
        ],
        34,
        ['gluten-free'],
      ),
      specialty(
        'plate-chocolate',
        ['Chocolate and Moscatel', 'Chocolate con moscatel'],
        [
          'Warm chocolate tart, candied walnut, a glass of moscatel',
          'Tarta tibia de chocolate, nuez garapiñada y copa de moscatel',
        ],
        19,
        ['vegetarian', 'has-nuts'],
      ),
    ],
  }),
];
