    top = (
        orders.filter(pl.col("status") == "paid")
        .join(customers, on="customer_id")
        .join(products, on="product_id")
        .group_by("name")
        .agg(
            revenue=(pl.col("quantity") * pl.col("price")).sum(),
            orders=pl.len(),
        )
        .sort("revenue", "name", descending=[True, False], nulls_last=True)
        .head(10)
    )
    top.collect().write_csv(output_dir / "top_customers.csv")
