import { demoMenu, dish, section, specialty } from './authoring.ts';

/** What Casa Marea cooks: the bay, the fire, and a few things that need neither. */
export default [
  demoMenu({
    id: 1501,
    code_value: 'MAREA-ALTA',
    name: 'Marea Alta: dinner',
    title: ['High Tide', 'Marea alta'],
    slug: ['high-tide', 'marea-alta'],
    currency: 'USD',
    sections: [
      section(
        ['Cold Water', 'Agua fría'],
        [],
        [
          section(
            ['Shells', 'Conchas'],
            [
              dish(
                ['Bay Oysters, Six', 'Ostiones de la bahía, seis'],
                [
                  'Opened to order, lime, raicilla and pepper drops',
                  'Abiertos al momento, limón y gotas de raicilla y pimienta',
                ],
                26,
                ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
              ),
              dish(
                ['Chocolate Clams', 'Almejas chocolatas'],
                ['Raw, with cucumber, red onion and serrano', 'Crudas, con pepino, cebolla morada y serrano'],
                24,
                ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
              ),
              dish(
                ['Scallop Aguachile', 'Aguachile de callo'],
                [
                  'Sliced scallop, green chile, lime, crushed ice',
                  'Callo en láminas, chile verde, limón y hielo picado',
                ],
                28,
                ['gluten-free', 'low-cal', 'low-carb', 'has-shellfish'],
              ),
            ],
          ),
          section(
            ['Cured Fish', 'Curados'],
            [
              dish(
                ['Smoked Marlin Tostada', 'Tostada de marlin ahumado'],
                [
                  'House-smoked marlin, tomato, olives, corn tostada',
                  'Marlin ahumado, jitomate, aceitunas y tostada de maíz',
                ],
                18,
                ['gluten-free'],
              ),
              dish(
                ['Yellowtail in Salt', 'Jurel en sal'],
                [
                  'Two hours in salt and orange peel, olive oil',
                  'Dos horas en sal y cáscara de naranja, aceite de oliva',
                ],
                22,
                ['gluten-free', 'low-cal', 'low-carb', 'keto'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Warm to Begin', 'Entradas calientes'],
        [
          dish(
            ['Lobster Bisque', 'Crema de langosta'],
            [
              'Roasted shells, tomato, cream, a little brandy',
              'Caparazones asados, jitomate, crema y un poco de brandy',
            ],
            19,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Tomato Consommé', 'Consomé de jitomate'],
            [
              'Clear, poured at the table over diced cucumber',
              'Transparente, servido en la mesa sobre pepino picado',
            ],
            13,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Crab Fritters', 'Buñuelos de jaiba'],
            ['Blue crab, herbs, chipotle mayonnaise', 'Jaiba azul, hierbas y mayonesa de chipotle'],
            20,
            ['has-shellfish'],
          ),
        ],
      ),
      section(
        ['The Main Course', 'Plato fuerte'],
        [],
        [
          section(
            ['From the Bay', 'De la bahía'],
            [
              dish(
                ['Sea Bass, Brown Butter', 'Robalo con mantequilla avellanada'],
                [
                  'Skin crisp, capers, lime, steamed chayote',
                  'Piel crujiente, alcaparras, limón y chayote al vapor',
                ],
                42,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Mahi-Mahi in Almond Mole', 'Dorado en almendrado'],
                [
                  'Pale almond sauce, green olives, white rice',
                  'Salsa de almendra, aceitunas verdes y arroz blanco',
                ],
                38,
                ['has-nuts'],
              ),
              dish(
                ['Octopus & Potatoes', 'Pulpo con papas'],
                [
                  'Slow-cooked, then seared; smoked paprika, olive oil',
                  'Cocido lento y sellado; pimentón y aceite de oliva',
                ],
                36,
                ['gluten-free', 'has-shellfish'],
              ),
            ],
          ),
          section(
            ['From the Land', 'De la tierra'],
            [
              dish(
                ['Duck with Hibiscus', 'Pato con jamaica'],
                ['Breast cooked pink, sour hibiscus, sweet potato', 'Pechuga rosada, jamaica ácida y camote'],
                39,
                ['gluten-free'],
              ),
              dish(
                ['Aubergine, Black Recado', 'Berenjena en recado negro'],
                [
                  'Roasted whole, burnt-chile paste, avocado, herbs',
                  'Asada entera, recado negro, aguacate y hierbas',
                ],
                27,
                ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['On the Side', 'Para acompañar'],
        [
          dish(
            ['Wild Greens', 'Quelites'],
            ['Wilted in olive oil with garlic and lime', 'Salteados en aceite de oliva con ajo y limón'],
            9,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Plantain Purée', 'Puré de plátano'],
            [
              'Ripe plantain, butter, a pinch of clove',
              'Plátano macho maduro, mantequilla y una pizca de clavo',
            ],
            8,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-ceviche',
        ['Ceviche of the Ebb', 'Ceviche de la bajamar'],
        [
          'Snapper, green mango, cucumber, lime and long pepper',
          'Huachinango, mango verde, pepino, limón y pimienta larga',
        ],
        24,
        ['gluten-free', 'low-cal'],
      ),
      specialty(
        'plate-lobster',
        ['Spiny Lobster, Two Ways', 'Langosta en dos tiempos'],
        ['Tail with lime butter, leg meat in a taco', 'Cola con mantequilla de limón y un taco de su carne'],
        68,
        ['gluten-free', 'has-shellfish'],
      ),
      specialty(
        'plate-grilled-fish',
        ['Snapper in Sea Salt', 'Huachinango a la sal'],
        [
          'Whole, baked in a salt crust, broken open for two',
          'Entero, en costra de sal que se rompe en la mesa, para dos',
        ],
        74,
        ['gluten-free', 'low-cal', 'low-carb', 'keto'],
      ),
    ],
  }),
  demoMenu({
    id: 1502,
    code_value: 'MAREA-LENA',
    name: 'Leña y Sal: from the fire',
    title: ['Cooked over Wood', 'A la leña'],
    slug: ['cooked-over-wood', 'a-la-lena'],
    currency: 'USD',
    sections: [
      section(
        ['First Smoke', 'Primer humo'],
        [
          dish(
            ['Grilled Oysters', 'Ostiones a las brasas'],
            [
              'Four oysters, garlic butter, chile de árbol',
              'Cuatro ostiones, mantequilla de ajo y chile de árbol',
            ],
            20,
            ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
          ),
          dish(
            ['Ash-Baked Onion', 'Cebolla en rescoldo'],
            ['Sweet onion, pine-nut cream, crisp sage', 'Cebolla dulce, crema de piñón y salvia crujiente'],
            14,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Fire Bread', 'Pan de fuego'],
            [
              'Flat bread from the stone, smoked salt, olive oil',
              'Pan plano sobre piedra, sal ahumada y aceite de oliva',
            ],
            8,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Charred Avocado', 'Aguacate tatemado'],
            [
              'Half an avocado, salsa of toasted seeds, lime',
              'Medio aguacate, salsa de semillas tostadas y limón',
            ],
            13,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['The Grate', 'El asador'],
        [],
        [
          section(
            ['Fish', 'Pescado'],
            [
              dish(
                ['Zarandeado Snapper', 'Pargo zarandeado'],
                [
                  'Opened flat, chile and lime marinade, corn tortillas',
                  'Abierto, adobo de chile y limón, tortillas de maíz',
                ],
                46,
                ['gluten-free'],
              ),
              dish(
                ['Tuna over Mesquite', 'Atún al mezquite'],
                [
                  'Thick cut, left red inside, burnt-lemon oil',
                  'Corte grueso, rojo por dentro, aceite de limón quemado',
                ],
                38,
                ['gluten-free', 'low-cal', 'low-carb', 'keto'],
              ),
              dish(
                ['Shrimp on the Shell', 'Camarones con cáscara'],
                ['Ten shrimp, coarse salt, finger bowls', 'Diez camarones, sal gruesa y aguamanil'],
                36,
                ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
              ),
            ],
          ),
          section(
            ['Meat', 'Carne'],
            [
              dish(
                ['Hanger Steak', 'Entraña gruesa'],
                [
                  '250 g, fast and hot, salsa of burnt chiles',
                  '250 g, rápida y a fuego vivo, salsa de chiles quemados',
                ],
                36,
                ['gluten-free', 'low-carb', 'keto'],
              ),
              dish(
                ['Lamb Shoulder', 'Paletilla de borrego'],
                [
                  'Six hours in maguey leaf, broth, tortillas',
                  'Seis horas en penca de maguey, su consomé y tortillas',
                ],
                42,
                ['gluten-free'],
              ),
              dish(
                ['Chicken under Stone', 'Pollo bajo piedra'],
                [
                  'Pressed flat, oregano, lime, grilled spring onion',
                  'Aplanado, orégano, limón y cebollita cambray',
                ],
                29,
                ['gluten-free', 'low-carb', 'keto'],
              ),
            ],
          ),
          section(
            ['Vegetables', 'Verduras'],
            [
              dish(
                ['Squash & Epazote', 'Calabaza con epazote'],
                [
                  'Roasted in embers, epazote oil, toasted pumpkin seeds',
                  'Asada en brasas, aceite de epazote y pepita tostada',
                ],
                21,
                ['gluten-free', 'vegan', 'vegetarian'],
              ),
              dish(
                ['Stuffed Poblano', 'Chile poblano relleno'],
                [
                  'Charred, filled with corn, squash and fresh cheese',
                  'Tatemado, relleno de elote, calabacita y queso fresco',
                ],
                22,
                ['gluten-free', 'vegetarian'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Beside the Fire', 'Junto al fuego'],
        [
          dish(
            ['Ember Potatoes', 'Papas al rescoldo'],
            ['Split, sour cream, chives, flakes of salt', 'Abiertas, crema ácida, cebollín y escamas de sal'],
            9,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Cowboy Beans', 'Frijoles de olla'],
            ['Pot beans, avocado leaf, no lard', 'De la olla, con hoja de aguacate y sin manteca'],
            8,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Burnt Romaine', 'Lechuga a la brasa'],
            ['Hearts of romaine, lime, aged cheese', 'Corazones de lechuga orejona, limón y queso añejo'],
            11,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-steak',
        ['Bone-In Rib, One Kilo', 'Costilla con hueso, un kilo'],
        [
          'For two or three; forty-five minutes from the word',
          'Para dos o tres; cuarenta y cinco minutos desde que lo pides',
        ],
        112,
        ['gluten-free', 'low-carb', 'keto'],
      ),
      specialty(
        'plate-paella',
        ['Rice over Orange Wood', 'Arroz a leña de naranjo'],
        ['Rabbit, sea snails and saffron, for two', 'Conejo, caracol de mar y azafrán, para dos'],
        62,
        ['gluten-free', 'has-shellfish'],
      ),
      specialty(
        'plate-salad',
        ['Everything from the Garden', 'Todo lo de la huerta'],
        [
          'Nine vegetables, each as long in the fire as it needs',
          'Nueve verduras, cada una en el fuego lo que necesita',
        ],
        26,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 1503,
    code_value: 'MAREA-PATIO-AM',
    name: 'El Patio: breakfast',
    title: ['Breakfast in the Patio', 'Desayuno en el patio'],
    slug: ['breakfast-in-the-patio', 'desayuno-en-el-patio'],
    currency: 'USD',
    sections: [
      section(
        ['Quiet Beginnings', 'Para empezar despacio'],
        [
          dish(
            ['Papaya & Lime', 'Papaya con limón'],
            ['Half a papaya, its seeds, lime, sea salt', 'Media papaya con sus semillas, limón y sal de mar'],
            8,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Coconut Yogurt, Jackfruit', 'Yogur de coco con yaca'],
            [
              'Yogurt made of coconut, ripe jackfruit, toasted seeds',
              'Yogur de coco, yaca madura y semillas tostadas',
            ],
            11,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Pecan Granola', 'Granola con nuez'],
            [
              'Oats, pecans, dried banana, cold milk',
              'Avena, nuez pecana, plátano deshidratado y leche fría',
            ],
            10,
            ['vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['From the Comal', 'Del comal'],
        [
          dish(
            ['Marlin Burrito', 'Burrito de marlin'],
            [
              'Smoked marlin, beans, cheese, large flour tortilla',
              'Marlin ahumado, frijol, queso y tortilla de harina grande',
            ],
            15,
            [],
          ),
          dish(
            ['Avocado Tlacoyo', 'Tlacoyo con aguacate'],
            [
              'Blue-corn cake filled with broad beans, avocado, cactus',
              'Maíz azul relleno de haba, con aguacate y nopal',
            ],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Divorced Eggs', 'Huevos divorciados'],
            [
              'Two fried eggs, one red salsa, one green, beans between',
              'Dos huevos estrellados, salsa roja y verde, frijoles en medio',
            ],
            14,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Shrimp Machaca', 'Machaca de camarón'],
            [
              'Dried shrimp, egg, tomato, flour tortillas',
              'Camarón seco, huevo, jitomate y tortillas de harina',
            ],
            17,
            ['has-shellfish'],
          ),
          dish(
            ['Nopal & Egg White', 'Nopal con claras'],
            ['Griddled cactus, egg whites, green salsa', 'Nopal a la plancha, claras y salsa verde'],
            13,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Mushroom Chilaquiles', 'Chilaquiles con setas'],
            ['Red salsa, oyster mushrooms, avocado, no dairy', 'Salsa roja, setas y aguacate, sin lácteos'],
            14,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['From the Oven', 'Del horno'],
        [
          dish(
            ['Sweet-Bread Basket', 'Canasta de pan dulce'],
            [
              'Three kinds, baked at five, butter and guava jam',
              'Tres panes, horneados a las cinco, mantequilla y mermelada de guayaba',
            ],
            9,
            ['vegetarian'],
          ),
          dish(
            ['Corn Bread, Warm', 'Pan de elote tibio'],
            ['Fresh corn, no wheat, a spoon of cream', 'Elote tierno, sin trigo, una cucharada de crema'],
            8,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-pancakes',
        ['Banana-Leaf Pancakes', 'Hot cakes en hoja de plátano'],
        [
          'Cooked on the leaf, caramelised banana, cane syrup',
          'Cocidos sobre la hoja, plátano caramelizado y miel de caña',
        ],
        14,
        ['vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 1504,
    code_value: 'MAREA-PATIO-PM',
    name: 'El Patio: evening',
    title: ['Evening in the Patio', 'Noche en el patio'],
    slug: ['evening-in-the-patio', 'noche-en-el-patio'],
    currency: 'USD',
    sections: [
      section(
        ['Small Plates of Corn', 'Antojitos'],
        [
          dish(
            ['Blue-Corn Sopes', 'Sopes de maíz azul'],
            ['Beans, nopal, fresh cheese, two salsas', 'Frijol, nopal, queso fresco y dos salsas'],
            12,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Huitlacoche Quesadilla', 'Quesadilla de huitlacoche'],
            ['Corn truffle, epazote, string cheese', 'Huitlacoche, epazote y quesillo'],
            13,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Tamal of the Coast', 'Tamal barbón'],
            [
              'Shrimp with its whiskers, red chile, corn husk',
              'Camarón con todo y barbas, chile rojo y hoja de maíz',
            ],
            14,
            ['gluten-free', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['Bowls', 'Cazuelas'],
        [
          dish(
            ['Green Pozole', 'Pozole verde'],
            [
              'Hominy, chicken, pumpkin seed, radish, oregano',
              'Maíz cacahuazintle, pollo, pepita, rábano y orégano',
            ],
            19,
            ['gluten-free'],
          ),
          dish(
            ['Mushroom Pozole', 'Pozole de setas'],
            ['Hominy and oyster mushrooms in guajillo broth', 'Maíz pozolero y setas en caldo de guajillo'],
            17,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Bean & Tortilla Soup', 'Sopa de frijol con tortilla'],
            [
              'Bayo beans, tortilla strips, avocado, pasilla',
              'Frijol bayo, tiras de tortilla, aguacate y pasilla',
            ],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Moles', 'Moles'],
        [
          dish(
            ['Turkey in Black Mole', 'Guajolote en mole negro'],
            [
              'Thirty ingredients, three days; almond and peanut',
              'Treinta ingredientes y tres días; lleva almendra y cacahuate',
            ],
            28,
            ['has-nuts'],
          ),
          dish(
            ['Pork in Green Pipián', 'Cerdo en pipián verde'],
            ['Pumpkin-seed sauce, chayote, white rice', 'Salsa de pepita, chayote y arroz blanco'],
            26,
            ['gluten-free'],
          ),
          dish(
            ['Cauliflower in Pink Mole', 'Coliflor en mole rosa'],
            ['Beetroot, pine nut and almond, puffed amaranth', 'Betabel, piñón y almendra, amaranto inflado'],
            22,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-tacos',
        ['Tacos on the Stone', 'Tacos en piedra'],
        [
          'Skirt steak, nopal and cheese, tortillas as you go',
          'Arrachera, nopal y queso, con tortillas al momento',
        ],
        27,
        ['gluten-free'],
      ),
      specialty(
        'plate-curry',
        ['Coconut Fish Stew', 'Encocado de pescado'],
        ['Mahi-mahi, coconut milk, tomato, coriander', 'Dorado, leche de coco, jitomate y cilantro'],
        29,
        ['gluten-free'],
      ),
    ],
  }),
  demoMenu({
    id: 1505,
    code_value: 'MAREA-CAVA',
    name: 'La Cava: plates and wine',
    title: ['Plates & Wine', 'Platos y vino'],
    slug: ['plates-and-wine', 'platos-y-vino'],
    currency: 'USD',
    sections: [
      section(
        ['Plates', 'Platos'],
        [
          dish(
            ['Smoked Trout Rillettes', 'Rillettes de trucha ahumada'],
            [
              'Trout, soft cheese, chives, thin crackers',
              'Trucha, queso suave, cebollín y galletas delgadas',
            ],
            17,
            [],
          ),
          dish(
            ['Five Cheeses', 'Cinco quesos'],
            ['From mild to loud, walnuts, fig paste', 'Del suave al fuerte, con nuez y ate de higo'],
            24,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Cured Meats', 'Embutidos'],
            ['Ham, cecina and dry sausage, pickled chile', 'Jamón, cecina y salchichón, chiles en vinagre'],
            26,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Tuna Carpaccio', 'Carpaccio de atún'],
            ['Capers, olive oil, shaved fennel', 'Alcaparras, aceite de oliva e hinojo en láminas'],
            22,
            ['gluten-free', 'low-cal', 'low-carb', 'keto'],
          ),
          dish(
            ['Mushroom Pâté', 'Paté de setas'],
            ['Mushrooms, brandy, thyme, seeded toast', 'Setas, brandy, tomillo y pan de semillas'],
            15,
            ['vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['By the Glass', 'Por copa'],
        [
          dish(
            ['Orange Wine of Querétaro', 'Vino naranja de Querétaro'],
            [
              'White grapes left on their skins, dry and grippy',
              'Uva blanca con sus hollejos, seco y con cuerpo',
            ],
            15,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Sparkling from the Valley', 'Espumoso del valle'],
            ['Dry, small bubbles, first harvest of August', 'Seco, burbuja fina, primera vendimia de agosto'],
            16,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Chenin from Granite', 'Chenin de granito'],
            ['White, stone and pear, for anything raw', 'Blanco, piedra y pera, para todo lo crudo'],
            15,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Rosado of the Coast', 'Rosado de la costa'],
            ['Pale, dry, served very cold', 'Pálido, seco, servido muy frío'],
            14,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Nebbiolo of Baja', 'Nebbiolo de Baja'],
            ['Red, tar and cherry, opened at noon', 'Tinto, brea y cereza, abierto desde mediodía'],
            18,
            ['gluten-free', 'low-carb'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-wine',
        ['Five Glasses, One Coast', 'Cinco copas, una costa'],
        [
          'Five small pours from north to south, with stories',
          'Cinco copas chicas de norte a sur, con sus historias',
        ],
        48,
        ['gluten-free', 'low-carb'],
      ),
    ],
  }),
  demoMenu({
    id: 1506,
    code_value: 'MAREA-PALMAR',
    name: 'Palmar: lunch',
    title: ['Lunch under the Palms', 'Comida bajo las palmas'],
    slug: ['lunch-under-the-palms', 'comida-bajo-las-palmas'],
    currency: 'USD',
    sections: [
      section(
        ['Raw & Green', 'Crudo y verde'],
        [
          dish(
            ['Jícama & Orange Salad', 'Ensalada de jícama y naranja'],
            ['Cucumber, chile piquín, coriander, lime', 'Pepino, chile piquín, cilantro y limón'],
            13,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Hearts of Palm', 'Corazón de palmito'],
            ['Thin ribbons, avocado, lemon, toasted coconut', 'Cintas finas, aguacate, limón y coco tostado'],
            15,
            ['gluten-free', 'low-carb', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Tuna Tiradito', 'Tiradito de atún'],
            ['Passion fruit, serrano, sesame, sea salt', 'Maracuyá, serrano, ajonjolí y sal de mar'],
            21,
            ['gluten-free', 'low-cal', 'low-carb'],
          ),
        ],
      ),
      section(
        ['Between Bread & Tortilla', 'Entre pan y tortilla'],
        [
          dish(
            ['Crisp Fish Taco', 'Taco de pescado crujiente'],
            ['Tempura mahi-mahi, cabbage, chipotle cream', 'Dorado en tempura, col y crema de chipotle'],
            9,
          ),
          dish(
            ['Palm Grove Club', 'Club del Palmar'],
            ['Chicken, ham, egg, tomato, thin toast', 'Pollo, jamón, huevo, jitomate y pan delgado'],
            18,
          ),
          dish(
            ['Lettuce Tacos, Shrimp', 'Tacos de lechuga con camarón'],
            [
              'Grilled shrimp, avocado, lime, lettuce for tortilla',
              'Camarón asado, aguacate y limón, con lechuga por tortilla',
            ],
            18,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['Warm Plates', 'Platos calientes'],
        [
          dish(
            ['Prawn & Mango Rice', 'Arroz con camarón y mango'],
            [
              'Grilled prawns, green mango, coconut rice, basil',
              'Camarones asados, mango verde, arroz con coco y albahaca',
            ],
            26,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Chicken in Green Salsa', 'Pechuga en salsa verde'],
            [
              'Poached chicken breast, tomatillo salsa, steamed courgette',
              'Pechuga pochada, salsa de tomate verde y calabacita al vapor',
            ],
            21,
            ['gluten-free', 'low-cal', 'low-carb'],
          ),
          dish(
            ['Fish of the Day, Steamed', 'Pescado del día al vapor'],
            [
              'In holy-leaf, with cherry tomatoes and courgette',
              'En hoja santa, con jitomate cherry y calabacita',
            ],
            28,
            ['gluten-free', 'low-cal', 'low-carb', 'keto'],
          ),
          dish(
            ['Amaranth Patties', 'Tortitas de amaranto'],
            [
              'Amaranth and chickpea, tomato broth, greens',
              'Amaranto y garbanzo, caldillo de jitomate y quelites',
            ],
            17,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Linguine, Lemon & Ricotta', 'Linguine con limón y requesón'],
            ['Lemon peel, fresh ricotta, black pepper', 'Ralladura de limón amarillo, requesón y pimienta'],
            19,
            ['vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-fruit',
        ['Seven Fruits on Ice', 'Siete frutas con hielo'],
        [
          'Whatever is ripe, cut at the table, chile salt',
          'Lo que esté maduro, cortado en tu mesa, sal con chile',
        ],
        14,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
      specialty(
        'glass-coconut',
        ['Coconut, Cut to Order', 'Coco recién cortado'],
        [
          'Drink it, hand it back, eat the flesh with lime',
          'Te lo tomas, lo devuelves y te comes la pulpa con limón',
        ],
        8,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 1507,
    code_value: 'MAREA-TABLE',
    name: 'The Long Table: supper',
    title: ['Supper at the Long Table', 'Supper at the Long Table'],
    slug: ['supper-at-the-long-table', 'supper-at-the-long-table'],
    currency: 'USD',
    onlyEnglish: true,
    sections: [
      section(
        ['Passed Round', 'Passed Round'],
        [
          dish(['Warm Olives', 'Warm Olives'], ['Fennel seed, orange peel, olive oil', ''], 7, [
            'gluten-free',
            'low-cal',
            'low-carb',
            'keto',
            'vegan',
            'vegetarian',
          ]),
          dish(
            ['Potted Shrimp', 'Potted Shrimp'],
            ['Small shrimp under spiced butter, toasted bread', ''],
            16,
            ['has-shellfish'],
          ),
          dish(['Garden Soup', 'Garden Soup'], ['Whatever was picked at four, blended, no cream', ''], 12, [
            'gluten-free',
            'low-cal',
            'vegan',
            'vegetarian',
          ]),
        ],
      ),
      section(
        ['Carved at the Table', 'Carved at the Table'],
        [
          dish(
            ['Roast Pork, Crackling', 'Roast Pork, Crackling'],
            ['Shoulder, eight hours, apple and guava sauce', ''],
            32,
            ['gluten-free'],
          ),
          dish(['Baked Mahi-Mahi', 'Baked Mahi-Mahi'], ['In paper with fennel and white wine', ''], 34, [
            'gluten-free',
            'low-cal',
            'low-carb',
            'keto',
          ]),
          dish(
            ['Walnut & Squash Pie', 'Walnut & Squash Pie'],
            ['Short pastry, roast squash, walnuts, sharp cheese', ''],
            24,
            ['vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 1508,
    code_value: 'MAREA-AGAVE',
    name: 'Agave and cocktails',
    title: ['Agave & Cocktails', 'Agave y cocteles'],
    slug: ['agave-and-cocktails', 'agave-y-cocteles'],
    currency: 'USD',
    sections: [
      section(
        ['Raicilla & Mezcal, 45 ml', 'Raicilla y mezcal, 45 ml'],
        [
          dish(
            ['Mountain Raicilla', 'Raicilla de la sierra'],
            ['Maximiliana agave, pine and wet stone', 'Agave maximiliana, pino y piedra mojada'],
            14,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Coast Raicilla', 'Raicilla de la costa'],
            ['Rhodacantha agave, sea air, green fruit', 'Agave rhodacantha, brisa de mar y fruta verde'],
            15,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Young Espadín Mezcal', 'Mezcal espadín joven'],
            ['Clay still, light smoke, orange beside it', 'Olla de barro, humo ligero y naranja al lado'],
            13,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['House Cocktails', 'Cocteles de la casa'],
        [
          dish(
            ['Bay Negroni', 'Negroni de la bahía'],
            [
              'Mezcal, bitter orange liqueur, sweet vermouth',
              'Mezcal, licor de naranja amarga y vermut dulce',
            ],
            16,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Slack Water', 'Agua mansa'],
            ['Gin, cucumber, lime leaf, dry vermouth', 'Ginebra, pepino, hoja de limón y vermut seco'],
            16,
            ['gluten-free', 'low-carb', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Whale Watch', 'Avistamiento'],
            ['Aged rum, tamarind, ginger, egg white', 'Ron añejo, tamarindo, jengibre y clara de huevo'],
            16,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Smoke over Coral', 'Humo sobre coral'],
            ['Mezcal, bitter orange, watermelon, salt', 'Mezcal, naranja amarga, sandía y sal'],
            17,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Tepache & Soda', 'Tepache con agua mineral'],
            [
              'Fermented pineapple, cinnamon; almost no alcohol',
              'Piña fermentada y canela; casi sin alcohol',
            ],
            9,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Something Salty', 'Algo salado'],
        [
          dish(
            ['Chile Almonds', 'Almendras enchiladas'],
            ['Roasted here, lime, ground chile', 'Tostadas en casa, limón y chile molido'],
            8,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Tuna Crisps', 'Tostaditas de atún'],
            ['Raw tuna, avocado, thin corn crisps', 'Atún crudo, aguacate y tostaditas de maíz'],
            17,
            ['gluten-free', 'low-cal'],
          ),
          dish(
            ['Fried Cheese, Guava', 'Queso frito con guayaba'],
            ['Fresh cheese fried in crumbs, guava jam', 'Queso fresco empanizado, mermelada de guayaba'],
            13,
            ['vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-margarita',
        ['Raicilla Margarita', 'Margarita de raicilla'],
        [
          'Coast raicilla, lime, agave syrup, coral salt',
          'Raicilla de la costa, limón, miel de agave y sal rosada',
        ],
        17,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
      specialty(
        'glass-coffee',
        ['Carajillo of the House', 'Carajillo de la casa'],
        [
          'Nayarit espresso, herb liqueur, hard shaken',
          'Espresso de Nayarit y licor de hierbas, bien agitado',
        ],
        14,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 1509,
    code_value: 'MAREA-POZA',
    name: 'Poza: at the water',
    title: ['At the Water', 'Al borde del agua'],
    slug: ['at-the-water', 'al-borde-del-agua'],
    currency: 'USD',
    sections: [
      section(
        ['With Wet Hands', 'Con las manos mojadas'],
        [
          dish(
            ['Fish Ceviche Cup', 'Vaso de ceviche'],
            [
              'Mahi-mahi, lime, tomato and coriander, corn crackers',
              'Dorado, limón, jitomate y cilantro, con tostaditas de maíz',
            ],
            16,
            ['gluten-free', 'low-cal'],
          ),
          dish(
            ['Jícama Sticks', 'Jícama con chile'],
            ['Cold jícama and cucumber, lime, ground chile', 'Jícama y pepino fríos, limón y chile molido'],
            8,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Shrimp Cocktail', 'Coctel de camarón'],
            [
              'Cold shrimp, tomato, avocado, lime, in a tall glass',
              'Camarón frío, jitomate, aguacate y limón en copa alta',
            ],
            18,
            ['gluten-free', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Guacamole & Chips', 'Guacamole con totopos'],
            ['Mashed to order, corn chips, radish', 'Machacado al momento, totopos y rábano'],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Grilled Cheese Torta', 'Torta de queso asado'],
            [
              'Grilled panela cheese, beans, tomato, avocado',
              'Queso panela asado, frijol, jitomate y aguacate',
            ],
            14,
            ['vegetarian'],
          ),
          dish(
            ['Chicken & Cashew Salad', 'Ensalada de pollo y nuez de la India'],
            ['Grilled chicken, cabbage, mango, roasted cashew', 'Pollo asado, col, mango y nuez de la India'],
            17,
            ['gluten-free', 'low-cal', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Cold Drinks', 'Bebidas frías'],
        [
          dish(
            ['Iced Hibiscus Tea', 'Té de jamaica helado'],
            ['Hibiscus, cinnamon, orange slice, no sugar', 'Jamaica, canela, rodaja de naranja, sin azúcar'],
            6,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Almond Piña Colada', 'Piña colada con almendra'],
            [
              'Pineapple, coconut, almond milk, with or without rum',
              'Piña, coco y leche de almendra, con o sin ron',
            ],
            13,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Michelada', 'Michelada'],
            ['Lager, lime, salt and chile rim', 'Cerveza clara, limón, escarcha de sal y chile'],
            10,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Frozen Mango & Chile', 'Mango con chile frapé'],
            ['Mango, lime, ice, with or without rum', 'Mango, limón y hielo, con o sin ron'],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Cucumber Limeade', 'Limonada de pepino'],
            [
              'Lime, cucumber, mint, as little sugar as you like',
              'Limón, pepino, hierbabuena y el azúcar que tú digas',
            ],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'glass-mojito',
        ['Poza Mojito', 'Mojito de la Poza'],
        [
          'White rum, mint, lime, crushed ice, soda',
          'Ron blanco, hierbabuena, limón, hielo picado y agua mineral',
        ],
        14,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
  }),
  demoMenu({
    id: 1510,
    code_value: 'MAREA-SWEET',
    name: 'Sweet endings',
    title: ['Sweet Endings', 'Para terminar'],
    slug: ['sweet-endings', 'para-terminar'],
    currency: 'USD',
    sections: [
      section(
        ['Plates', 'Al plato'],
        [
          dish(
            ['Burnt Flan', 'Flan quemado'],
            [
              'Vanilla from Papantla, caramel taken almost too far',
              'Vainilla de Papantla y caramelo casi pasado',
            ],
            11,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Roast Pineapple', 'Piña rostizada'],
            ['Turned over wood, lime, coconut cream', 'A la leña, con limón y crema de coco'],
            11,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Pistachio Tart', 'Tarta de pistache'],
            ['Thin crust, pistachio cream, salt', 'Masa delgada, crema de pistache y sal'],
            13,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Berries, Unsweetened Cream', 'Moras con crema sin azúcar'],
            [
              'Raspberries and blackberries, cold whipped cream',
              'Frambuesas y zarzamoras con crema batida fría',
            ],
            12,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Spoons', 'De cuchara'],
        [
          dish(
            ['Rice Pudding, Almonds', 'Arroz con leche y almendra'],
            ['Cooked slowly in milk, toasted almonds on top', 'Cocido lento en leche, con almendra tostada'],
            10,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Hibiscus Sorbet', 'Nieve de jamaica'],
            ['Sharp and red, a leaf of mint', 'Ácida y roja, con una hoja de hierbabuena'],
            8,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Corn Ice Cream', 'Helado de elote'],
            ['Fresh corn, milk, a little cinnamon', 'Elote tierno, leche y un poco de canela'],
            9,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
    specialties: [
      specialty(
        'plate-chocolate',
        ['Smoked Chocolate', 'Chocolate ahumado'],
        ['Dark mousse under a bell of mesquite smoke', 'Mousse oscura bajo una campana con humo de mezquite'],
        15,
        ['gluten-free', 'vegetarian'],
      ),
    ],
  }),
];
