  products <- read_csv(
    file.path(input_dir, "products.csv"),
    col_types = cols(
      product_id = col_character(),
      product = col_character(),
      category = col_character(),
      price = col_double()
    ),
    na = ""
  )
