  top <- orders |>
    filter(status == "paid") |>
    inner_join(customers, by = "customer_id", na_matches = "never") |>
    inner_join(products, by = "product_id", na_matches = "never") |>
    group_by(name) |>
    summarise(
      revenue = sum(quantity * price, na.rm = TRUE),
      orders = n()
    ) |>
    arrange(desc(revenue), name) |>
    head(10)
  write_csv(top, file.path(output_dir, "top_customers.csv"), na = "")
