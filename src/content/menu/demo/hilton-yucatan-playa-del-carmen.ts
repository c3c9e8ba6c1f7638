import { demoMenu, dish, section, specialty } from './authoring.ts';

const currency = 'USD';

export default [
  demoMenu({
    id: 4001,
    code_value: 'SELVA-CEIBA-DINNER',
    name: 'Raíz de Ceiba dinner',
    title: ['Dinner under the ceiba', 'Cena bajo la ceiba'],
    slug: ['dinner-under-the-ceiba', 'cena-bajo-la-ceiba'],
    currency,
    specialties: [
      specialty(
        'plate-tacos',
        ['Cochinita for the table', 'Cochinita al centro'],
        [
          'Pork shoulder cooked overnight in banana leaf, hand-pressed tortillas, habanero.',
          'Lomo de cerdo cocido toda la noche en hoja de plátano, tortillas a mano y habanero.',
        ],
        38,
        ['gluten-free'],
      ),
      specialty(
        'plate-grilled-fish',
        ['Tikin xic snapper', 'Huachinango tikin xic'],
        [
          'Whole snapper in achiote and sour orange, grilled in banana leaf.',
          'Huachinango entero en achiote y naranja agria, asado en hoja de plátano.',
        ],
        42,
        ['gluten-free', 'low-carb', 'keto'],
      ),
    ],
    sections: [
      section(
        ['To begin', 'Para empezar'],
        [
          dish(
            ['Sikil pak and crudités', 'Sikil pak con verduras'],
            [
              'Toasted pumpkin seed, charred tomato, coriander, jicama and cucumber for dipping.',
              'Pepita tostada, tomate asado, cilantro; jícama y pepino para acompañar.',
            ],
            11,
            ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Panuchos of turkey', 'Panuchos de pavo'],
            [
              'Fried tortillas filled with black bean, pulled turkey, pickled red onion.',
              'Tortillas fritas rellenas de frijol, pavo deshebrado y cebolla morada en escabeche.',
            ],
            14,
            ['gluten-free'],
          ),
          dish(
            ['Sopa de lima', 'Sopa de lima'],
            [
              'Chicken broth with Yucatecan lime, crisp tortilla strips and avocado.',
              'Caldo de pollo con lima yucateca, tiritas de tortilla doradas y aguacate.',
            ],
            13,
            ['gluten-free', 'low-cal'],
          ),
          dish(
            ['Octopus in black recado', 'Pulpo en recado negro'],
            [
              'Charred octopus, burnt-chile paste, sweet potato and purslane.',
              'Pulpo a las brasas, recado negro, camote y verdolagas.',
            ],
            19,
            ['gluten-free', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['Main plates', 'Platos fuertes'],
        [
          dish(
            ['Papadzules with chaya', 'Papadzules con chaya'],
            [
              'Tortillas in pumpkin-seed sauce filled with egg, roast tomato, chaya oil.',
              'Tortillas bañadas en salsa de pepita, rellenas de huevo, con tomate y aceite de chaya.',
            ],
            21,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Poc chuc pork', 'Poc chuc de cerdo'],
            [
              'Pork loin marinated in sour orange, grilled over jabín wood, roasted onion.',
              'Lomo en naranja agria, asado con leña de jabín y cebolla tatemada.',
            ],
            27,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Turkey in relleno negro', 'Pavo en relleno negro'],
            [
              'Slow turkey in charred chile broth with boiled egg and pork dumpling.',
              'Pavo a fuego lento en caldo de chile quemado, huevo cocido y but de cerdo.',
            ],
            26,
          ),
          dish(
            ['Prawns in achiote butter', 'Camarones al achiote'],
            [
              'Gulf prawns, achiote butter, lime leaf and a spoon of white rice.',
              'Camarones del Golfo, mantequilla de achiote, hoja de lima y arroz blanco.',
            ],
            34,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Brazo de reina', 'Brazo de reina'],
            [
              'Chaya tamal rolled with pumpkin seed, tomato sauce, no lard.',
              'Tamal de chaya con pepita y salsa de tomate, preparado sin manteca.',
            ],
            19,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['To finish', 'Para terminar'],
        [
          dish(
            ['Caballeros pobres', 'Caballeros pobres'],
            [
              'Bread pudding in cinnamon syrup with raisins and toasted almonds.',
              'Pan capeado en almíbar de canela con pasas y almendras tostadas.',
            ],
            10,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Marquesita with Edam', 'Marquesita de queso de bola'],
            [
              'Crisp rolled wafer, grated Edam and burnt-milk caramel.',
              'Barquillo crujiente, queso de bola rallado y cajeta quemada.',
            ],
            9,
            ['vegetarian'],
          ),
          dish(
            ['Papaya in piloncillo', 'Dulce de papaya'],
            [
              'Green papaya candied in piloncillo, fig leaf and lime zest.',
              'Papaya verde en piloncillo con hoja de higo y ralladura de lima.',
            ],
            8,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4002,
    code_value: 'SELVA-MILPA-BREAKFAST',
    name: 'La Milpa breakfast',
    title: ['Breakfast at La Milpa', 'Desayuno en La Milpa'],
    slug: ['breakfast-at-la-milpa', 'desayuno-en-la-milpa'],
    currency,
    specialties: [
      specialty(
        'plate-pancakes',
        ['Corn and honey pancakes', 'Hot cakes de maíz y miel'],
        [
          'New-corn pancakes, melipona honey, soft butter and wild blackberries.',
          'Hot cakes de elote tierno, miel melipona, mantequilla y zarzamoras.',
        ],
        14,
        ['vegetarian'],
      ),
      specialty(
        'plate-fruit',
        ['Orchard fruit plate', 'Plato de fruta del solar'],
        [
          'Papaya, pitahaya, mamey and pineapple with lime and chile salt.',
          'Papaya, pitahaya, mamey y piña con limón y sal de chile.',
        ],
        11,
        ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
      ),
    ],
    sections: [
      section(
        ['From the comal', 'Del comal'],
        [
          dish(
            ['Huevos motuleños', 'Huevos motuleños'],
            [
              'Fried eggs on tostadas, black bean, ham, peas and fried plantain.',
              'Huevos estrellados sobre tostadas, frijol, jamón, chícharos y plátano frito.',
            ],
            15,
            ['gluten-free'],
          ),
          dish(
            ['Eggs with chaya', 'Huevos con chaya'],
            [
              'Soft scramble with jungle spinach, white onion and a slice of avocado.',
              'Huevos revueltos con chaya, cebolla blanca y una rebanada de aguacate.',
            ],
            13,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Chilaquiles in green sauce', 'Chilaquiles verdes'],
            [
              'Tortilla chips in tomatillo sauce, crema, fresh cheese and onion.',
              'Totopos en salsa de tomate verde con crema, queso fresco y cebolla.',
            ],
            14,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Polcanes with white beans', 'Polcanes de ibes'],
            [
              'Corn parcels filled with ibes beans and pumpkin seed, tomato sauce.',
              'Masa rellena de ibes y pepita con salsa de tomate.',
            ],
            11,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Torta of lechón', 'Torta de lechón'],
            [
              'Roast suckling pig in a warm French roll, crackling, pickled onion.',
              'Lechón al horno en francés caliente, chicharrón y cebolla curtida.',
            ],
            14,
          ),
        ],
      ),
      section(
        ['Light and early', 'Ligero y temprano'],
        [
          dish(
            ['Yoghurt with amaranth', 'Yogur con amaranto'],
            [
              'Strained yoghurt, puffed amaranth, pecans and hibiscus syrup.',
              'Yogur colado, amaranto, nuez y jarabe de jamaica.',
            ],
            10,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Chia pudding with coconut', 'Chía con leche de coco'],
            [
              'Chia soaked overnight in coconut milk, mango and lime leaf.',
              'Chía remojada en leche de coco, mango y hoja de lima.',
            ],
            10,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Avocado and nopal salad', 'Ensalada de aguacate y nopal'],
            [
              'Grilled cactus, avocado, radish, coriander and pumpkin seeds.',
              'Nopal asado, aguacate, rábano, cilantro y pepitas.',
            ],
            12,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Bread and cups', 'Pan y tazas'],
        [
          dish(
            ['Basket of pan dulce', 'Canasta de pan dulce'],
            [
              'Four pieces from our oven: concha, hojaldra, cocotazo and patita.',
              'Cuatro piezas de nuestro horno: concha, hojaldra, cocotazo y patita.',
            ],
            9,
            ['vegetarian'],
          ),
          dish(
            ['Café de olla', 'Café de olla'],
            [
              'Clay-pot coffee with cinnamon and piloncillo, refilled at the table.',
              'Café en olla de barro con canela y piloncillo; te lo rellenamos en la mesa.',
            ],
            5,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Green juice of chaya', 'Jugo verde de chaya'],
            [
              'Chaya, pineapple, cucumber and lime, pressed when you order.',
              'Chaya, piña, pepino y limón, exprimidos al momento.',
            ],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4003,
    code_value: 'SELVA-MILPA-LUNCH',
    name: 'La Milpa lunch',
    title: ['Noon at the comal', 'Mediodía en el comal'],
    slug: ['noon-at-the-comal', 'mediodia-en-el-comal'],
    currency,
    sections: [
      section(
        ['By the piece', 'Por pieza'],
        [],
        [
          section(
            ['Tacos', 'Tacos'],
            [
              dish(
                ['Cochinita taco', 'Taco de cochinita'],
                [
                  'Achiote pork from the pit, pickled onion, a drop of habanero.',
                  'Cerdo en achiote salido del pib, cebolla curtida y una gota de habanero.',
                ],
                5,
                ['gluten-free'],
              ),
              dish(
                ['Castacán taco', 'Taco de castacán'],
                [
                  'Crisp pork belly, avocado, radish and lime on blue corn.',
                  'Panceta crujiente, aguacate, rábano y limón en tortilla azul.',
                ],
                5,
                ['gluten-free'],
              ),
              dish(
                ['Fish taco with cabbage', 'Taco de pescado con col'],
                [
                  'Beer-battered grouper, shaved cabbage and chipotle mayonnaise.',
                  'Mero capeado en cerveza, col rallada y mayonesa de chipotle.',
                ],
                6,
              ),
              dish(
                ['Mushroom and epazote taco', 'Taco de hongos y epazote'],
                [
                  'Oyster mushrooms seared on the comal with epazote and garlic.',
                  'Setas doradas en el comal con epazote y ajo.',
                ],
                5,
                ['gluten-free', 'vegan', 'vegetarian'],
              ),
            ],
          ),
          section(
            ['Salbutes and sopes', 'Salbutes y sopes'],
            [
              dish(
                ['Salbut of turkey', 'Salbut de pavo'],
                [
                  'Puffed tortilla, pulled turkey, lettuce, avocado and red onion.',
                  'Tortilla inflada, pavo deshebrado, lechuga, aguacate y cebolla morada.',
                ],
                5,
                ['gluten-free'],
              ),
              dish(
                ['Salbut of black bean', 'Salbut de frijol'],
                [
                  'Strained black bean, roast squash, habanero salsa, no lard.',
                  'Frijol colado, calabaza asada y salsa de habanero, sin manteca.',
                ],
                4,
                ['gluten-free', 'vegan', 'vegetarian'],
              ),
              dish(
                ['Sope with fresh cheese', 'Sope con queso fresco'],
                [
                  'Thick corn base, black bean, crumbled cheese and green sauce.',
                  'Masa gruesa, frijol, queso fresco desmoronado y salsa verde.',
                ],
                5,
                ['gluten-free', 'vegetarian'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Bowls and salads', 'Tazones y ensaladas'],
        [
          dish(
            ['Frijol con puerco', 'Frijol con puerco'],
            [
              'Black beans and pork, rice, radish and coriander. Served on Mondays.',
              'Frijol negro con puerco, arroz, rábano y cilantro. Se sirve los lunes.',
            ],
            17,
            ['gluten-free'],
          ),
          dish(
            ['Xe’ek citrus salad', 'Ensalada xe’ek'],
            [
              'Orange, grapefruit, jicama, chile powder and coriander, well chilled.',
              'Naranja, toronja, jícama, chile en polvo y cilantro, bien fría.',
            ],
            10,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Chicken pibil bowl', 'Tazón de pollo pibil'],
            [
              'Achiote chicken, quinoa, roast plantain and pickled onion.',
              'Pollo en achiote, quinoa, plátano asado y cebolla curtida.',
            ],
            17,
            ['gluten-free'],
          ),
        ],
      ),
      section(
        ['Cold glasses', 'Aguas frescas'],
        [
          dish(
            ['Chaya and lime water', 'Agua de chaya con limón'],
            [
              'The green glass of every Yucatecan lunch, lightly sweetened.',
              'El vaso verde de toda comida yucateca, con poca azúcar.',
            ],
            4,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Horchata with almond', 'Horchata con almendra'],
            [
              'Rice, almond and cinnamon, ground here and strained twice.',
              'Arroz, almendra y canela, molidos en casa y colados dos veces.',
            ],
            5,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4004,
    code_value: 'SELVA-PIB-FIRE',
    name: 'Pib fire and pit',
    title: ['Fire and pit', 'Fuego y pib'],
    slug: ['fire-and-pit', 'fuego-y-pib'],
    currency,
    specialties: [
      specialty(
        'plate-steak',
        ['Jabín-smoked rib eye', 'Rib eye ahumado con jabín'],
        [
          'Twenty ounces for two, bone marrow, charred spring onions.',
          'Para dos, 560 gramos, con tuétano y cebollitas tatemadas.',
        ],
        68,
        ['gluten-free', 'low-carb', 'keto'],
      ),
    ],
    sections: [
      section(
        ['Out of the ground', 'Salido de la tierra'],
        [
          dish(
            ['Lamb pibil', 'Cordero pibil'],
            [
              'Shoulder buried eight hours with achiote and avocado leaf.',
              'Paletilla enterrada ocho horas con achiote y hoja de aguacate.',
            ],
            36,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Mucbipollo corn pie', 'Mucbipollo del pib'],
            [
              'Chicken and kol gravy in a thick corn crust, baked in the pit.',
              'Pollo y kol en masa gruesa de maíz, horneado en el pib.',
            ],
            24,
          ),
          dish(
            ['Buried sweet potatoes', 'Camotes enterrados'],
            [
              'Sweet potatoes roasted in embers, sea salt, lime and chile ash.',
              'Camotes en brasas con sal de mar, limón y ceniza de chile.',
            ],
            9,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Over embers', 'Sobre las brasas'],
        [
          dish(
            ['Longaniza of Valladolid', 'Longaniza de Valladolid'],
            [
              'Smoked achiote sausage, grilled lime and corn tortillas.',
              'Longaniza ahumada de achiote, limón asado y tortillas.',
            ],
            16,
            ['gluten-free'],
          ),
          dish(
            ['Half chicken in xak', 'Medio pollo en xak'],
            [
              'Chicken rubbed with clove, oregano and pepper, spit-roasted.',
              'Pollo con clavo, orégano y pimienta, asado en espada.',
            ],
            24,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Spiny lobster on coals', 'Langosta a las brasas'],
            [
              'Half lobster, garlic butter, charred lime. July to February.',
              'Media langosta, mantequilla de ajo y limón asado. De julio a febrero.',
            ],
            46,
            ['gluten-free', 'low-carb', 'keto', 'has-shellfish'],
          ),
          dish(
            ['Cauliflower in red recado', 'Coliflor en recado rojo'],
            [
              'Whole small cauliflower, achiote crust, pumpkin-seed cream.',
              'Coliflor entera en costra de achiote con crema de pepita.',
            ],
            18,
            ['gluten-free', 'low-carb', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['On the side', 'Para acompañar'],
        [
          dish(
            ['Grilled corn with mayo', 'Elote asado con mayonesa'],
            [
              'Corn over embers, lime mayonnaise, fresh cheese, chile powder.',
              'Elote a las brasas, mayonesa de limón, queso fresco y chile.',
            ],
            7,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Black beans, strained', 'Frijol colado'],
            [
              'Slow-cooked black beans with epazote and habanero, no lard.',
              'Frijol negro a fuego lento con epazote y habanero, sin manteca.',
            ],
            6,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Tomato and chaya salad', 'Ensalada de tomate y chaya'],
            [
              'Ripe tomatoes, blanched chaya, white onion and sour orange.',
              'Tomates maduros, chaya blanqueada, cebolla y naranja agria.',
            ],
            10,
            ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Sweet smoke', 'Dulce y humo'],
        [
          dish(
            ['Ember pineapple', 'Piña a las brasas'],
            [
              'Pineapple glazed with piloncillo, coconut sorbet, lime salt.',
              'Piña glaseada con piloncillo, nieve de coco y sal de limón.',
            ],
            10,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Smoked chocolate flan', 'Flan de chocolate ahumado'],
            [
              'Tabasco cacao, copal smoke, burnt sugar and crema.',
              'Cacao de Tabasco, humo de copal, azúcar quemada y crema.',
            ],
            11,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4005,
    code_value: 'SELVA-CENOTE-GARDEN',
    name: 'Mesa del Cenote garden menu',
    title: ['From the ka’anché', 'Del ka’anché'],
    slug: ['from-the-kaanche', 'del-kaanche'],
    currency,
    specialties: [
      specialty(
        'plate-salad',
        ['Forty-leaf garden salad', 'Ensalada de cuarenta hojas'],
        [
          'Whatever was cut this morning, sour-orange dressing, pumpkin seeds.',
          'Lo que se cortó esta mañana, aderezo de naranja agria y pepitas.',
        ],
        16,
        ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian'],
      ),
      specialty(
        'plate-curry',
        ['Squash in white recado', 'Calabaza en recado blanco'],
        [
          'Roast squash, coconut milk, oregano, clove and heart of palm.',
          'Calabaza asada, leche de coco, orégano, clavo y palmito.',
        ],
        23,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
    sections: [
      section(
        ['Raw and chilled', 'Crudo y frío'],
        [
          dish(
            ['Heart of palm ceviche', 'Ceviche de palmito'],
            [
              'Fresh heart of palm, lime, cucumber, xcatic chile and avocado.',
              'Palmito fresco, limón, pepino, chile xcatic y aguacate.',
            ],
            15,
            ['gluten-free', 'low-cal', 'low-carb', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Chilled avocado soup', 'Sopa fría de aguacate'],
            [
              'Avocado, cucumber and mint with a line of chaya oil.',
              'Aguacate, pepino y hierbabuena con un hilo de aceite de chaya.',
            ],
            12,
            ['gluten-free', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Jicama aguachile', 'Aguachile de jícama'],
            [
              'Paper-thin jicama in green chile water with red onion.',
              'Jícama muy delgada en agua de chile verde con cebolla morada.',
            ],
            13,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['From clay and comal', 'De barro y comal'],
        [
          dish(
            ['Ibes in tomato and xkatik', 'Ibes con tomate y xcatic'],
            [
              'White jungle beans, roast tomato, xcatic chile and epazote.',
              'Ibes de la milpa, tomate asado, chile xcatic y epazote.',
            ],
            16,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Egg in squash-blossom sauce', 'Huevo en salsa de flor'],
            [
              'Poached hen’s egg, squash-blossom sauce and fresh cheese.',
              'Huevo pochado, salsa de flor de calabaza y queso fresco.',
            ],
            15,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
          dish(
            ['Tsotobilchay with tomato', 'Tsotobilchay con tomate'],
            [
              'Small chaya tamales with boiled egg, pumpkin seed, tomato.',
              'Tamalitos de chaya con huevo cocido, pepita y tomate.',
            ],
            17,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Mushroom pibil', 'Hongos pibil'],
            [
              'Oyster mushrooms in achiote, steamed in banana leaf, blue tortillas.',
              'Setas en achiote al vapor en hoja de plátano, tortillas azules.',
            ],
            22,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Grilled chayote and nuts', 'Chayote asado con nuez'],
            [
              'Chayote over embers, pecan salsa macha, cream of ibes.',
              'Chayote a las brasas, salsa macha de nuez y crema de ibes.',
            ],
            18,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
      section(
        ['Sweet ends', 'Finales dulces'],
        [
          dish(
            ['Pitahaya sorbet', 'Nieve de pitahaya'],
            [
              'Two scoops churned this afternoon, lime zest, hoja santa.',
              'Dos bolas batidas esta tarde, ralladura de limón y hoja santa.',
            ],
            8,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Melipona honey cheesecake', 'Pay de queso y miel melipona'],
            [
              'Baked fresh cheese, stingless-bee honey, amaranth crust.',
              'Queso fresco horneado, miel de abeja melipona y base de amaranto.',
            ],
            11,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4006,
    code_value: 'SELVA-PALMA-SEA',
    name: 'Mar de Palma seafood',
    title: ['Boat to table', 'De la lancha a la mesa'],
    slug: ['boat-to-table', 'de-la-lancha-a-la-mesa'],
    currency,
    specialties: [
      specialty(
        'plate-ceviche',
        ['Ceviche Mar de Palma', 'Ceviche Mar de Palma'],
        [
          'Grouper, shrimp and octopus, lime, habanero and green mango.',
          'Mero, camarón y pulpo, limón, habanero y mango verde.',
        ],
        22,
        ['gluten-free', 'low-cal', 'has-shellfish'],
      ),
      specialty(
        'plate-paella',
        ['Coconut seafood rice', 'Arroz de mariscos con coco'],
        [
          'For two: rice, lobster, clams and squid in coconut broth.',
          'Para dos: arroz, langosta, almejas y calamar en caldo de coco.',
        ],
        58,
        ['gluten-free', 'has-shellfish'],
      ),
    ],
    sections: [
      section(
        ['Cold from the ice', 'Frío, sobre hielo'],
        [
          dish(
            ['Tuna and achiote tostada', 'Tostada de atún y achiote'],
            [
              'Raw tuna, achiote mayonnaise, crisp shallots, avocado.',
              'Atún crudo, mayonesa de achiote, chalota crujiente y aguacate.',
            ],
            15,
            ['gluten-free'],
          ),
          dish(
            ['Shrimp cocktail Campeche', 'Coctel de camarón campechano'],
            [
              'Shrimp in tomato and lime with avocado and coriander.',
              'Camarón en tomate y limón con aguacate y cilantro.',
            ],
            18,
            ['gluten-free', 'low-cal', 'has-shellfish'],
          ),
          dish(
            ['Green aguachile of scallop', 'Aguachile verde de callo'],
            [
              'Scallops in serrano and lime, cucumber and red onion.',
              'Callo en serrano y limón, con pepino y cebolla morada.',
            ],
            21,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'has-shellfish'],
          ),
        ],
      ),
      section(
        ['From the grill', 'De la parrilla'],
        [
          dish(
            ['Catch of the morning', 'Pesca de la mañana'],
            [
              'Fillet on the plancha, garlic oil, charred lime, green salad.',
              'Filete a la plancha, aceite de ajo, limón asado y ensalada verde.',
            ],
            29,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Octopus with potatoes', 'Pulpo con papas'],
            [
              'Octopus over coconut husk, crushed potatoes and guajillo.',
              'Pulpo sobre cáscara de coco, papas aplastadas y guajillo.',
            ],
            28,
            ['gluten-free', 'has-shellfish'],
          ),
          dish(
            ['Coconut shrimp', 'Camarones al coco'],
            [
              'Crisp shrimp in coconut crumb, mango and habanero jam.',
              'Camarones empanizados en coco con mermelada de mango y habanero.',
            ],
            24,
            ['has-shellfish'],
          ),
          dish(
            ['Pan de cazón', 'Pan de cazón'],
            [
              'Tortillas layered with dogfish, black bean and tomato sauce.',
              'Tortillas en capas con cazón, frijol y salsa de tomate.',
            ],
            19,
            ['gluten-free'],
          ),
          dish(
            ['Grilled watermelon and feta', 'Sandía asada con feta'],
            [
              'Watermelon from the grill, feta, mint and lime.',
              'Sandía a la parrilla, queso feta, hierbabuena y limón.',
            ],
            13,
            ['gluten-free', 'low-cal', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['After the swim', 'Después de nadar'],
        [
          dish(
            ['Coconut and lime tart', 'Tarta de coco y limón'],
            ['Short pastry, lime curd and toasted coconut.', 'Masa quebrada, crema de limón y coco tostado.'],
            10,
            ['vegetarian'],
          ),
          dish(
            ['Mango on ice', 'Mango en hielo'],
            [
              'Ataulfo mango, crushed ice, lime and chile salt.',
              'Mango ataulfo, hielo raspado, limón y sal de chile.',
            ],
            7,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4007,
    code_value: 'SELVA-HORNO-OVEN',
    name: 'Horno Maculís pizza and pasta',
    title: ['Wood oven and pasta', 'Horno de leña y pasta'],
    slug: ['wood-oven-and-pasta', 'horno-de-lena-y-pasta'],
    currency,
    sections: [
      section(
        ['From the oven', 'Del horno'],
        [],
        [
          section(
            ['Red pizzas', 'Pizzas rojas'],
            [
              dish(
                ['Margherita with basil', 'Margarita con albahaca'],
                [
                  'Tomato, fresh mozzarella and basil from the kitchen garden.',
                  'Tomate, mozzarella fresca y albahaca del huerto.',
                ],
                16,
                ['vegetarian'],
              ),
              dish(
                ['Cochinita and onion pizza', 'Pizza de cochinita'],
                [
                  'Pit pork, mozzarella, pickled red onion and habanero oil.',
                  'Cochinita, mozzarella, cebolla morada y aceite de habanero.',
                ],
                19,
              ),
              dish(
                ['Marinara with garlic', 'Marinara con ajo'],
                [
                  'Tomato, garlic, oregano and olive oil; no cheese.',
                  'Tomate, ajo, orégano y aceite de oliva; sin queso.',
                ],
                14,
                ['vegan', 'vegetarian'],
              ),
            ],
          ),
          section(
            ['White pizzas', 'Pizzas blancas'],
            [
              dish(
                ['Edam and squash blossom', 'Queso de bola y flor'],
                [
                  'Aged Edam, cream, squash blossom and black pepper.',
                  'Queso de bola añejo, crema, flor de calabaza y pimienta.',
                ],
                18,
                ['vegetarian'],
              ),
              dish(
                ['Shrimp and xcatic pizza', 'Pizza de camarón y xcatic'],
                [
                  'Shrimp, xcatic chile, cream, mozzarella and lime zest.',
                  'Camarón, chile xcatic, crema, mozzarella y ralladura de limón.',
                ],
                21,
                ['has-shellfish'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Pasta', 'Pasta'],
        [
          dish(
            ['Pappardelle with lamb', 'Pappardelle con cordero'],
            [
              'Wide ribbons, slow lamb, tomato and dried oregano.',
              'Cintas anchas, cordero a fuego lento, tomate y orégano seco.',
            ],
            23,
          ),
          dish(
            ['Ravioli of chaya and ricotta', 'Ravioles de chaya y ricota'],
            [
              'Hand-folded ravioli, brown butter and toasted almonds.',
              'Ravioles a mano, mantequilla avellanada y almendras tostadas.',
            ],
            20,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Spaghetti with clams', 'Espagueti con almejas'],
            [
              'Clams, white wine, garlic and a little habanero.',
              'Almejas, vino blanco, ajo y un poco de habanero.',
            ],
            24,
            ['has-shellfish'],
          ),
          dish(
            ['Gluten-free corn penne', 'Penne de maíz sin gluten'],
            [
              'Corn penne, roast tomato, olives, capers and parsley.',
              'Penne de maíz, tomate asado, aceitunas, alcaparras y perejil.',
            ],
            18,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Salads', 'Ensaladas'],
        [
          dish(
            ['Caprese with pitahaya', 'Caprese con pitahaya'],
            [
              'Mozzarella, tomato, red pitahaya and basil oil.',
              'Mozzarella, tomate, pitahaya roja y aceite de albahaca.',
            ],
            14,
            ['gluten-free', 'low-carb', 'vegetarian'],
          ),
          dish(
            ['Rocket and aged cheese', 'Arúgula y queso añejo'],
            [
              'Rocket, shaved aged cheese, olive oil and lemon.',
              'Arúgula, láminas de queso añejo, aceite de oliva y limón.',
            ],
            12,
            ['gluten-free', 'low-carb', 'keto', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Dolci', 'Postres'],
        [
          dish(
            ['Tiramisu with café de olla', 'Tiramisú de café de olla'],
            [
              'Mascarpone, sponge soaked in clay-pot coffee, cacao.',
              'Mascarpone, soletas en café de olla y cacao.',
            ],
            10,
            ['vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4008,
    code_value: 'SELVA-XTABENTUN-BAR',
    name: 'Bar Xtabentún cocktails',
    title: ['Night over the canopy', 'Noche sobre la selva'],
    slug: ['night-over-the-canopy', 'noche-sobre-la-selva'],
    currency,
    specialties: [
      specialty(
        'glass-margarita',
        ['Margarita de xtabentún', 'Margarita de xtabentún'],
        [
          'Tequila, xtabentún, sour orange and smoked salt.',
          'Tequila, xtabentún, naranja agria y sal ahumada.',
        ],
        16,
        ['gluten-free', 'vegetarian'],
      ),
      specialty(
        'glass-mojito',
        ['Chaya mojito', 'Mojito de chaya'],
        [
          'White rum, chaya, lime, spearmint and soda.',
          'Ron blanco, chaya, limón, hierbabuena y agua mineral.',
        ],
        14,
        ['gluten-free', 'vegan', 'vegetarian'],
      ),
    ],
    sections: [
      section(
        ['House cocktails', 'Cocteles de la casa'],
        [
          dish(
            ['Xtabay at midnight', 'Xtabay a medianoche'],
            [
              'Xtabentún, mezcal, lime and a burnt rosemary sprig.',
              'Xtabentún, mezcal, limón y una rama de romero quemada.',
            ],
            15,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Marigold sour', 'Sour de cempasúchil'],
            [
              'Bourbon, cempasúchil syrup, lemon and egg white.',
              'Bourbon, jarabe de cempasúchil, limón y clara de huevo.',
            ],
            15,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Balché-style punch', 'Ponche al estilo balché'],
            [
              'Rum, honey, bark bitters and star anise over clear ice.',
              'Ron, miel, amargo de corteza y anís estrella con hielo claro.',
            ],
            14,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Habanero paloma', 'Paloma de habanero'],
            [
              'Tequila, grapefruit, lime and two drops of habanero.',
              'Tequila, toronja, limón y dos gotas de habanero.',
            ],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
        [
          section(
            ['Without alcohol', 'Sin alcohol'],
            [
              dish(
                ['Cenote water', 'Agua de cenote'],
                [
                  'Cucumber, coconut water, lime and hoja santa.',
                  'Pepino, agua de coco, limón y hoja santa.',
                ],
                8,
                ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
              ),
              dish(
                ['Hibiscus and ginger fizz', 'Espumoso de jamaica y jengibre'],
                [
                  'Cold hibiscus, fresh ginger, lime and soda.',
                  'Jamaica fría, jengibre fresco, limón y agua mineral.',
                ],
                8,
                ['gluten-free', 'vegan', 'vegetarian'],
              ),
            ],
          ),
        ],
      ),
      section(
        ['Neat, in clay cups', 'Derecho, en jarrito'],
        [
          dish(
            ['Espadín mezcal', 'Mezcal espadín'],
            [
              'Two ounces, orange slices and chile salt on the side.',
              'Dos onzas con rebanadas de naranja y sal de chile.',
            ],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Aged xtabentún', 'Xtabentún reposado'],
            [
              'Anise and honey liqueur of the peninsula, served cool.',
              'Licor peninsular de anís y miel, servido fresco.',
            ],
            11,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Sotol from the north', 'Sotol del norte'],
            ['Dry and grassy, poured with a cube of quince.', 'Seco y herbal, con un cubo de membrillo.'],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Small plates', 'Para picar'],
        [
          dish(
            ['Kibis with cucumber', 'Kibis con pepino'],
            [
              'Bulgur and beef croquettes, mint, pickled cabbage.',
              'Croquetas de trigo y res, hierbabuena y col curtida.',
            ],
            12,
          ),
          dish(
            ['Smoked cashew and chile', 'Nuez de la India enchilada'],
            [
              'Cashews toasted with chile, garlic and lime.',
              'Nuez de la India tostada con chile, ajo y limón.',
            ],
            8,
            ['gluten-free', 'vegan', 'vegetarian', 'has-nuts'],
          ),
          dish(
            ['Edam croquettes', 'Croquetas de queso de bola'],
            [
              'Crisp outside, molten Edam within, tomato jam.',
              'Crujientes por fuera, queso de bola fundido y mermelada de tomate.',
            ],
            11,
            ['vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4009,
    code_value: 'SELVA-POZA-POOL',
    name: 'La Poza pool bar',
    title: ['In the water', 'Dentro del agua'],
    slug: ['in-the-water', 'dentro-del-agua'],
    currency,
    sections: [
      section(
        ['Frozen and shaken', 'Frapeados y batidos'],
        [
          dish(
            ['Frozen mango margarita', 'Margarita frapé de mango'],
            [
              'Tequila, ripe mango, lime and a rim of chile salt.',
              'Tequila, mango maduro, limón y orilla de sal de chile.',
            ],
            13,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Coconut in its shell', 'Coco en su cáscara'],
            [
              'Cold coconut water, rum on request, a spoon for the flesh.',
              'Agua de coco fría, ron si lo pides y cuchara para la pulpa.',
            ],
            10,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Michelada cubana', 'Michelada cubana'],
            [
              'Lager, lime, dark sauces, chile and ice in a tall glass.',
              'Cerveza clara, limón, salsas negras, chile y hielo en vaso alto.',
            ],
            9,
          ),
          dish(
            ['Tamarind slush', 'Raspado de tamarindo'],
            [
              'Crushed ice, tamarind pulp and chamoy for all ages.',
              'Hielo raspado, pulpa de tamarindo y chamoy para todas las edades.',
            ],
            6,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['With wet hands', 'Con las manos mojadas'],
        [
          dish(
            ['Guacamole and totopos', 'Guacamole con totopos'],
            [
              'Avocado crushed to order, coriander, tomato and corn chips.',
              'Aguacate machacado al momento, cilantro, tomate y totopos.',
            ],
            12,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Chicken wings in achiote', 'Alitas al achiote'],
            [
              'Roasted wings, achiote glaze, celery and lime cream.',
              'Alitas al horno glaseadas con achiote, apio y crema de limón.',
            ],
            14,
            ['gluten-free', 'low-carb'],
          ),
          dish(
            ['Palapa burger', 'Hamburguesa palapa'],
            [
              'Beef, Edam, roasted onion and habanero mayonnaise.',
              'Res, queso de bola, cebolla asada y mayonesa de habanero.',
            ],
            17,
          ),
          dish(
            ['Burger in lettuce', 'Hamburguesa en lechuga'],
            [
              'The same burger, no bun: romaine leaves and avocado.',
              'La misma hamburguesa sin pan: hojas de lechuga y aguacate.',
            ],
            17,
            ['gluten-free', 'low-carb', 'keto'],
          ),
          dish(
            ['Shrimp burrito', 'Burrito de camarón'],
            [
              'Flour tortilla, grilled shrimp, rice, beans and salsa.',
              'Tortilla de harina, camarón a la plancha, arroz, frijol y salsa.',
            ],
            16,
            ['has-shellfish'],
          ),
          dish(
            ['Yuca fries', 'Yuca frita'],
            [
              'Crisp cassava sticks, garlic and lime mojo.',
              'Bastones de yuca crujientes con mojo de ajo y limón.',
            ],
            8,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['On a stick', 'En palito'],
        [
          dish(
            ['Coconut paleta', 'Paleta de coco'],
            [
              'Grated coconut and milk, frozen in our kitchen.',
              'Coco rallado y leche, hecha en nuestra cocina.',
            ],
            4,
            ['gluten-free', 'vegetarian'],
          ),
          dish(
            ['Pineapple and chile paleta', 'Paleta de piña con chile'],
            [
              'Pineapple, lime and a little chile; made with water.',
              'Piña, limón y un poquito de chile; de agua.',
            ],
            4,
            ['gluten-free', 'low-cal', 'vegan', 'vegetarian'],
          ),
        ],
      ),
    ],
  }),
  demoMenu({
    id: 4010,
    code_value: 'SELVA-CACAO-CAFE',
    name: 'Cacao y Café counter',
    title: ['Cacao and coffee', 'Cacao y café'],
    slug: ['cacao-and-coffee', 'cacao-y-cafe'],
    currency,
    sections: [
      section(
        ['Cacao', 'Cacao'],
        [
          dish(
            ['Water chocolate, Mayan style', 'Chocolate de agua'],
            [
              'Ground cacao beaten with hot water, allspice and a little sugar.',
              'Cacao molido batido con agua caliente, pimienta de Tabasco y poca azúcar.',
            ],
            6,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Cold tascalate', 'Tascalate frío'],
            [
              'Toasted corn, cacao, achiote and cinnamon over ice.',
              'Maíz tostado, cacao, achiote y canela con hielo.',
            ],
            6,
            ['gluten-free', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Milk chocolate with foam', 'Chocolate con leche y espuma'],
            [
              'Hot milk, dark chocolate, whisked at the counter.',
              'Leche caliente y chocolate oscuro, batido en la barra.',
            ],
            6,
            ['gluten-free', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['Coffee', 'Café'],
        [
          dish(
            ['Espresso from Chiapas', 'Espresso de Chiapas'],
            [
              'Washed high-grown beans, roasted medium, short and dense.',
              'Grano lavado de altura, tueste medio, corto y denso.',
            ],
            4,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
          dish(
            ['Oat-milk flat white', 'Flat white con avena'],
            ['Double espresso, oat milk steamed fine.', 'Espresso doble con leche de avena bien cremosa.'],
            6,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Cold brew with orange', 'Café frío con naranja'],
            [
              'Steeped eighteen hours, served with orange peel.',
              'Dieciocho horas de reposo, con cáscara de naranja.',
            ],
            6,
            ['gluten-free', 'low-cal', 'low-carb', 'keto', 'vegan', 'vegetarian'],
          ),
        ],
      ),
      section(
        ['From the glass case', 'De la vitrina'],
        [
          dish(
            ['Dark chocolate tart', 'Tarta de chocolate oscuro'],
            [
              'Seventy per cent cacao, pecan crust, sea salt.',
              'Cacao al setenta por ciento, base de nuez y sal de mar.',
            ],
            8,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Polvorones of pecan', 'Polvorones de nuez'],
            [
              'Three crumbly biscuits, pecan and vanilla sugar.',
              'Tres galletas que se deshacen, nuez y azúcar de vainilla.',
            ],
            5,
            ['vegetarian', 'has-nuts'],
          ),
          dish(
            ['Ham and Edam hojaldra', 'Hojaldra de jamón y queso'],
            [
              'Puff pastry, ham, Edam and a sugar crust.',
              'Hojaldre con jamón, queso de bola y costra de azúcar.',
            ],
            7,
          ),
          dish(
            ['Banana and coconut loaf', 'Panqué de plátano y coco'],
            [
              'Flour, coconut oil and ripe plantain; no egg, no milk.',
              'Harina, aceite de coco y plátano maduro; sin huevo ni leche.',
            ],
            6,
            ['vegan', 'vegetarian'],
          ),
          dish(
            ['Almond cake without flour', 'Pastel de almendra sin harina'],
            [
              'Ground almonds, egg, orange zest and honey.',
              'Almendra molida, huevo, ralladura de naranja y miel.',
            ],
            7,
            ['gluten-free', 'vegetarian', 'has-nuts'],
          ),
        ],
      ),
    ],
  }),
];
